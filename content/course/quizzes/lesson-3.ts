import { page2 } from './lesson-3/page-2.ts'
import type { LessonQuiz } from './types.ts'

export const lesson3: LessonQuiz = {
  lessonId: 'lesson3',
  questions: [
    {
      id: 'l3-b-01',
      kind: 'application',
      question:
        'Night crews at one of two airports object to a new cleaning routine; at the other they do not. Pay, ages and training are alike. What do you look into first?',
      options: [
        'Whether the first airport hired more cautious people',
        'Whether the second one has grasped what will change',
        'How the routine runs on a night at the first airport',
        'Who at the first airport gains from the objections',
      ],
      correct: 2,
      explanation:
        'Disposition explains persons, so a difference between two units points to the work and the conditions in them.',
    },
    {
      id: 'l3-b-02',
      kind: 'application',
      question:
        'A senior lab technician says, “For years they rang me when a sample went wrong. Now they press a button.” Which answer is on the right strand?',
      options: [
        'Explain which errors made the new routine necessary',
        'Say what ends for her and agree on what replaces it',
        'Give her the advanced course ahead of the others',
        'Have the button moved so that she sees samples first',
      ],
      correct: 1,
      explanation:
        'She describes a loss, which is a people signal; evidence, a course and a fix are good answers to other signals.',
    },
    {
      id: 'l3-b-03',
      kind: 'application',
      question:
        'Staff say a new delivery schedule is “really about our weekend bonuses.” It will cut them by a fifth, though its aim is fewer late trucks. What is the fitting answer?',
      options: [
        'Show the figures on late trucks and leave bonuses out',
        'Say that bonuses are not what the schedule is for',
        'Ask each supervisor to settle it with their own team',
        'Confirm the cut, then show why the schedule comes',
      ],
      correct: 3,
      explanation:
        'What is true in an objection is confirmed first, since an answer that dodges it casts doubt on all the rest.',
    },
    {
      id: 'l3-b-04',
      kind: 'application',
      question:
        'In one block of four weeks, three sound programs ask booking clerks for five of their 38 hours a week; before and after it they ask for two. Law fixes all three dates. What next?',
      options: [
        'Lower the clerks’ targets in writing for the block',
        'Ask each program to shorten its part a little',
        'Offer the clerks a course on coping with pressure',
        'Let it stand, as the average of the quarter is low',
      ],
      correct: 0,
      explanation:
        'One block above a tenth of the hours is bearable if a target comes down for it, and deferral is ruled out here.',
    },
    {
      id: 'l3-b-05',
      kind: 'application',
      question:
        'Ticket staff want the new system, their targets are lowered and the old screen is closed. In week three most still need help with exchanges, on a screen that testers find sound. What next?',
      options: [
        'Lowered targets for another month',
        'The director’s reasons, in person',
        'Practice on real exchanges at the desk',
        'A new design for the exchange screen',
      ],
      correct: 2,
      explanation:
        'Will, rules and design are in place and ability is missing, so this time practice beside the work is the remedy.',
    },
    {
      id: 'l3-b-06',
      kind: 'application',
      question:
        'An insurer’s adjusters have an assistant that drafts settlement letters. Letters a day are up by a quarter, and the project wants to close. What do you ask to see first?',
      options: [
        'How many adjusters open the assistant each day',
        'Errors found after sending, by kind of case',
        'What adjusters and clients think of its letters',
        'How many hours of training each adjuster had',
      ],
      correct: 1,
      explanation:
        'Gains depend on the task, and speed hides harm on cases outside the tool’s reach until errors are counted by kind.',
    },
    {
      id: 'l3-b-07',
      kind: 'application',
      question:
        'Of a library’s staff, 86 percent have used the new loan software. Of 73 loans followed by hand, 41 were completed in it without a paper slip. How high is adoption?',
      options: [
        'About 56 percent, as measured by loans',
        '86 percent, as nearly all have begun',
        'About 71 percent, between the two counts',
        'Not known until the saving is confirmed',
      ],
      correct: 0,
      explanation:
        'Adoption counts real cases done from start to finish the new way, roughly at first, while log-ins count arrivals.',
    },
    {
      id: 'l3-b-08',
      kind: 'judgment',
      question:
        'You agreed that output may fall to 89 percent of normal for five weeks, with a floor of 79 and a look date in week seven. In week three it stands at 83. What do you do?',
      options: [
        'Ask the teams for extra shifts until the gap is closed',
        'Keep to the agreement and protect the time to learn',
        'Go back to the old way until the cause has been found',
        'Rewrite the plan to show what has happened since',
      ],
      correct: 1,
      explanation:
        'Neither floor nor look date has been reached, and pressing for output takes away the learning that ends the dip.',
    },
    {
      id: 'l3-b-09',
      kind: 'application',
      question:
        'Two years after launch, a bakery chain’s newest staff use the old recipe cards. Veterans in the same shops use the new ones, and managers are judged on them. Where do you look first?',
      options: [
        'At what the managers’ bonus rules reward',
        'At who became sponsor after the launch',
        'At how strictly the shops are audited',
        'At who teaches newcomers in week one',
      ],
      correct: 3,
      explanation:
        'Measures and veterans already hold the new way, so the leak is in how newcomers learn what is normal.',
    },
    {
      id: 'l3-b-10',
      kind: 'application',
      question:
        'A payroll bureau will end its old system on the day of the switch to save license fees, and will test readiness afterward, on live pay. What do you change first?',
      options: [
        'The end of the old system, which should follow the proof',
        'The test, which should use invented cases for safety',
        'The license fees, which should be borne by the clients',
        'The switch, which should come before the busy season',
      ],
      correct: 0,
      explanation:
        'The old path closes after readiness is proven, or a fault found on live work leaves nobody a way back.',
    },
  ],
  overview: [
    {
      id: 'l3-s-01',
      kind: 'judgment',
      question:
        'Readiness for a new ambulance log was set at 77 percent of crews. Four days before the switch 62 percent pass, and most fail at one drop-down list. A week’s delay costs $9,000. What do you put to the sponsor?',
      options: [
        'A start on time, with helpers at every station',
        'A start for those crews that have passed',
        'A threshold of two crews in three, this once',
        'A hold with its price, and a look at that list',
      ],
      correct: 3,
      explanation:
        'The slowest strand sets the date, and failures that cluster in one place usually point to a fault of design.',
    },
    {
      id: 'l3-s-02',
      kind: 'application',
      question:
        'Three weeks before a switch, one branch has asked nothing while all others have asked a lot. What do you conclude?',
      options: [
        'Nothing yet; the branch has to be asked',
        'The branch has withdrawn from the change',
        'The branch is better prepared than most',
        'The branch is hardly affected by the change',
      ],
      correct: 0,
      explanation:
        'Silence may mean fear, contentment, little effect or a missing message, and only a visit tells which.',
    },
  ],
  bank: [...page2],
}
