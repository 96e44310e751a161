import { page1 } from './lesson-3/page-1.ts'
import { page2 } from './lesson-3/page-2.ts'
import { page3 } from './lesson-3/page-3.ts'
import { page4 } from './lesson-3/page-4.ts'
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
      feedback: [
        'Disposition differs between persons; it is unlikely that all the cautious ones were hired at one place.',
        'Possible, but those who object have told you where to look.',
        'A difference between units points to the work, so watch a night of it.',
        'Gains from objecting are a motive one can always find afterward.',
      ],
      passage: { lesson: 3, page: 1, text: 'Look at the depot.' },
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
      feedback: [
        'Evidence answers a doubt about purpose, and she doubts nothing.',
        'She describes what ends for her; acknowledge it, then replace or compensate it.',
        'A course gives skill, which she has, in place of standing, which she loses.',
        'Moving a button is an answer to a fault in the process.',
      ],
      passage: { lesson: 3, page: 1, text: 'Acknowledge it; replace or compensate it' },
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
      feedback: [
        'Leaving bonuses out confirms the suspicion.',
        'True of the aim, and it dodges what will be missing from their pay.',
        'Supervisors can settle neither the cut nor its reason.',
        'What is true in it is said first, and the reasons are heard after that.',
      ],
      passage: { lesson: 3, page: 1, text: 'That is true, and it dodges the point' },
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
      feedback: [
        'Deferral is ruled out by law, so a target has to come down for those weeks.',
        'Programs that are sound and dated by law have little to give.',
        'Coping with too much leaves the too much in place.',
        'A quiet quarter does not relieve a crowded month.',
      ],
      passage: {
        lesson: 3,
        page: 2,
        text: 'Above 10 in one block, a target has to come down for those weeks.',
      },
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
      feedback: [
        'Time without practice says nothing about what the time is for.',
        'They want the system; reasons would be right if desire were low.',
        'Will, rules and design are there; ability is what is missing.',
        'Redesign would follow if testers had found a fault.',
      ],
      passage: { lesson: 3, page: 3, text: 'takes practice, with a colleague at the elbow' },
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
      feedback: [
        'Opening it daily counts presence.',
        'Speed alone looks excellent; errors by kind of case show where the tool harms.',
        'Opinions miss the errors that nobody has noticed yet.',
        'Hours of training are the program’s own activity.',
      ],
      passage: {
        lesson: 3,
        page: 2,
        text: 'Count errors found downstream. Speed alone will look excellent.',
      },
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
      feedback: [
        'Adoption is the share of real cases done from start to finish the new way.',
        'Having used it once says nothing about the next loan.',
        'A mean of two different counts is a count of nothing.',
        'The saving is the third question, and it can wait for the first.',
      ],
      passage: {
        lesson: 3,
        page: 3,
        text: 'Share of real cases done from start to finish the new way, with no side spreadsheet',
      },
    },
    {
      id: 'l3-b-21',
      kind: 'judgment',
      question:
        'You agreed that output may fall to 89 percent of normal for five weeks, with a lower limit of 79 and a review in week seven. In week three it stands at 83. What do you do?',
      options: [
        'Ask the teams for extra shifts until the gap is closed',
        'Keep to the agreement and protect the time to learn',
        'Go back to the old way until the cause has been found',
        'Rewrite the plan to show what has happened since',
      ],
      correct: 1,
      explanation:
        'Neither the lower limit nor the review has been reached, and pressing for output takes away the learning that ends the dip.',
      feedback: [
        'Pressing for output takes away the hours in which people learn.',
        'Neither the lower limit nor the review has been reached, so the agreement holds.',
        'A return would be considered below the lower limit, after a review.',
        'Rewritten each week, a plan can no longer show that anything went wrong.',
      ],
      passage: { lesson: 3, page: 3, text: 'Below 75, or in week ten at the latest, we stop and look.' },
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
        'Measures and veterans already hold the new way, so the way back is in how newcomers learn what is normal.',
      feedback: [
        'Managers are judged on the new cards, so the rules reward the right thing.',
        'Veterans kept to the new way, whoever the sponsor was.',
        'Audits would find the old cards, and leave open where they come from.',
        'Measures and veterans hold; the way back is in what newcomers are taught.',
      ],
      passage: { lesson: 3, page: 4, text: 'Onboarding decides what they think is normal.' },
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
      feedback: [
        'An old path closes after the proof; otherwise a fault leaves nobody a way back.',
        'Invented cases are gentle, and pay runs are not.',
        'Who pays the fees does not alter what happens if a run fails.',
        'Season matters less than having proof before the exit is shut.',
      ],
      passage: { lesson: 3, page: 4, text: 'Close the old path after the proof.' },
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
      feedback: [
        'Helpers support people who are ready; here nearly four in ten are not.',
        'A split start would leave shared stations half in the old log.',
        'A threshold bargained once will be bargained again.',
        'A hold with its price is a choice, and failures in one place point to a fault of design.',
      ],
      passage: { lesson: 3, page: 4, text: 'With a price, a hold is a choice between two sums' },
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
      feedback: [
        'Silence has several causes, and nothing but asking tells them apart.',
        'Withdrawal is one of the causes, and a guess.',
        'Quiet units may be content; you would not know it from the quiet.',
        'Little effect is possible too, and the impact sheet would show it.',
      ],
      passage: { lesson: 3, page: 1, text: 'nothing but asking will tell you' },
    },
  ],
  bank: [...page1, ...page2, ...page3, ...page4],
}
