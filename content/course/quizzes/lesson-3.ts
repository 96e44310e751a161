import { page1 } from './lesson-3/page-1.ts'
import { page2 } from './lesson-3/page-2.ts'
import { page3 } from './lesson-3/page-3.ts'
import { page4 } from './lesson-3/page-4.ts'
import type { LessonQuiz } from './types.ts'

export const lesson3: LessonQuiz = {
  lessonId: 'lesson3',
  questions: [
    {
      id: 'l3-b-41',
      kind: 'application',
      question:
        'Two dispatch leads object to losing their role. It ends all the same; their allowance is kept for half a year, and both get first refusal on a new post. Which of the course’s three answers is this?',
      options: [
        'Plan changed, as the objection altered the terms',
        'Line held, as the role ends whatever they said',
        'Support changed, as the loss is met by other means',
        'None of them, as two answers have been combined',
      ],
      correct: 2,
      explanation: 'When the plan stands and the loss is met in another way, the support has changed.',
      feedback: [
        'The plan is as it was; what changed is what the two receive.',
        'Held alone, the line would have come with a reason and with nothing else.',
        'The role ends as planned, and what it costs the two is met: that is support.',
        'One answer covers it: the loss is accepted and met.',
      ],
      passage: { lesson: 3, page: 1, text: 'The two allowances are protected for nine months' },
    },
    {
      id: 'l3-b-42',
      kind: 'recall',
      question:
        'Dispatchers say that the change is about getting rid of them. What is wrong with the reply that communications drafts?',
      options: [
        'It answers people who had not asked',
        'It is true, and dodges their point',
        'It gives no day for a later answer',
        'It comes from somebody they mistrust',
      ],
      correct: 1,
      explanation:
        'The reply said something true about customers and left out that the posts had been counted on.',
      feedback: [
        'They had said it aloud, at their table in the canteen.',
        'That the change is about customers is true, and the six posts had been part of the sum.',
        'A day would have helped if the matter had been open; it was decided.',
        'Any sender would have dodged the point with these words.',
      ],
      passage: { lesson: 3, page: 1, text: 'That is true, and it dodges the point' },
    },
    {
      id: 'l3-b-49',
      kind: 'recall',
      question:
        'A spreadsheet names fourteen “resistors” in a warehouse. What do they turn out to be, once somebody asks for their sentences?',
      options: [
        'One fault, two losses, and a director they mistrust',
        'Two faults, a rumor, and ten habits that are old',
        'One loss, one rumor, and a course that came late',
        'One fault, one failed explanation, and two losses',
      ],
      correct: 3,
      explanation:
        'Nine sentences name one fault, three doubt the reason that was given, and two are about an allowance.',
      feedback: [
        'Nobody speaks of the director, who is the one that asks.',
        'The faults and habits are not theirs; nine of the sentences are the same.',
        'No course is mentioned in the sentences.',
        'Nine name the same wireless fault, three doubt the reason, and two will lose an allowance.',
      ],
      passage: { lesson: 3, page: 1, text: 'Fourteen resistors turn out to be one wireless fault' },
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
      id: 'l3-b-43',
      kind: 'application',
      question:
        'A line reads: “Share of permits issued online, three in ten in March, four in ten today, needed seven in ten by May.” Which of the six parts does it lack?',
      options: [
        'An owner, and the day of the next count',
        'A counter-measure, and a unit to compare',
        'A threshold, and what happens below it',
        'A source, and the size of the sample',
      ],
      correct: 2,
      explanation:
        'A line ends with a threshold and with what follows below it; without them a number changes nothing.',
      feedback: [
        'Both are useful beside a line; the six parts of the course are others.',
        'These are lines and units of their own, and no part of this one.',
        'Without a threshold and the sentence that begins “below it we,” a number changes nothing.',
        'The share says of what it is counted; how rough it is may be said beside it.',
      ],
      passage: { lesson: 3, page: 3, text: 'a threshold, and the sentence that begins' },
    },
    {
      id: 'l3-b-44',
      kind: 'application',
      question:
        'You can settle one thing for a bank’s team leaders before Monday’s briefing. Which of the four does the course put first?',
      options: [
        'A head start of two working days',
        'An answer about their own post',
        'A target that moves, in writing',
        'A decision that is theirs to take',
      ],
      correct: 1,
      explanation: 'The four things come in an order, and their own answer is the first.',
      feedback: [
        'The head start comes second; it is of little use to someone who wonders whether the post survives.',
        'It is hard to explain a change well while wondering whether one survives it.',
        'The target comes third, and it has to be moved before the weeks of the dip.',
        'Discretion comes last of the four, once they can think about the team.',
      ],
      passage: {
        lesson: 3,
        page: 2,
        text: 'It is hard to explain a change well while wondering whether one survives it.',
      },
    },
    {
      id: 'l3-b-45',
      kind: 'application',
      question:
        'Of a hundred claims, forty-eight are done in the system by staff at target speed and twenty-eight by slow staff; the rest go elsewhere. How much of the promise has been reached, by the reckoning of the course?',
      options: ['62 percent', '76 percent', '48 percent', '88 percent'],
      correct: 0,
      explanation:
        'Cases at target speed count fully, slow ones by half, and those finished elsewhere not at all.',
      feedback: [
        'Claims at target count fully and slow ones by half: forty-eight and fourteen.',
        'That counts a slow claim as fully as a fast one, which is adoption and no benefit yet.',
        'That gives slow claims no value at all; the course counts them by half, for want of better.',
        'That is the half of what is missing, added to all that is done in the system.',
      ],
      passage: {
        lesson: 3,
        page: 3,
        text: 'Count the first kind fully and, for want of better, the second by half',
      },
    },
    {
      id: 'l3-b-46',
      kind: 'application',
      question:
        'A draft agreement on a dip names its level, its length, its price and a lower limit. What does the course still want in it?',
      options: [
        'A second limit, at which the old way comes back',
        'A date at which you stop and look in any case',
        'A name for each team that may fall below it',
        'A reward for the team that is first out of it',
      ],
      correct: 1,
      explanation:
        'A dip has two limits: one for output, and a day on which it is reviewed whatever the output.',
      feedback: [
        'Going back is one result of looking, and it is not agreed beforehand.',
        'With a lower limit and a review date, a bad quarter cannot go on being “still the dip.”',
        'Names turn an agreed dip into a list of culprits.',
        'A prize for speed takes away the time to learn that the agreement bought.',
      ],
      passage: {
        lesson: 3,
        page: 3,
        text: 'That makes two limits, a lower limit for output and a review date.',
      },
    },
    {
      id: 'l3-b-47',
      kind: 'application',
      question:
        'Your sponsor may be promoted within a year of the launch. When does the course have you name the successor?',
      options: [
        'At the start, with a seat in the steering group',
        'On day ninety, when the old path has closed',
        'At the handover, with a written account of it',
        'At the switch, with something to chair before',
      ],
      correct: 3,
      explanation:
        'A successor who is named at Switch and has chaired a gate inherits a habit instead of a file.',
      feedback: [
        'A year of sitting in a group teaches patience and shows nobody who is next.',
        'By then the sponsor’s attention may have moved on.',
        'A written account hands over the facts and none of the standing.',
        'The successor is named at Switch and chairs something before inheriting it.',
      ],
      passage: {
        lesson: 3,
        page: 4,
        text: 'Name the successor at Switch, and let them chair something before',
      },
    },
    {
      id: 'l3-b-48',
      kind: 'application',
      question:
        'Four sentences come from one plan for a hospital log. Which one belongs under process at the Switch gate?',
      options: [
        'The paper log comes to its end on day sixty.',
        'The new log was tried out in a ward for a week.',
        'The new log is part of each unit’s yearly audit.',
        'The weekly paper census stops to make room.',
      ],
      correct: 0,
      explanation: 'The table asks for the closing date of the old path under process at Switch.',
      feedback: [
        'At Switch, the process strand gives the old path its closing date.',
        'A trial on real work in one unit belongs to the Design gate.',
        'Budgets, targets and audits are what Settle asks for.',
        'What stops to make room has to be settled at Decide.',
      ],
      passage: { lesson: 3, page: 4, text: 'Old path has a closing' },
    },
  ],
  overview: [
    {
      id: 'l3-s-41',
      kind: 'recall',
      question:
        'At Larkmoor’s first readiness test too few technicians pass. What does Rosa Lind find when she watches the failures?',
      options: [
        'Most had been trained before the app was finished',
        'Most were tested on jobs from another depot’s area',
        'Most had no part on board, as stores opened late',
        'Most stuck at a number that could not be read',
      ],
      correct: 3,
      explanation:
        'What looked like slow learning was a fault of design: a number in the street that nobody could read.',
      feedback: [
        'Nothing is said of early courses, and a further one would have found nothing.',
        'The jobs were live-like ones of their own; one step of them failed.',
        'The stores are open at six by then.',
        'The asset number was stamped illegibly on a cover in the street, so a map took its place.',
      ],
      passage: {
        lesson: 3,
        page: 4,
        text: 'a technician must key in an asset number that is stamped, illegibly, on a',
      },
    },
    {
      id: 'l3-s-42',
      kind: 'recall',
      question:
        'Fir has not asked a single question, and Owen Pratt takes it for calm. What does Imre Solano learn there?',
      options: [
        'The dates had never reached the depot',
        'The depot had been told to wait its turn',
        'The technicians had known the app before',
        'The dispatchers had answered for all of them',
      ],
      correct: 0,
      explanation:
        'Silence had several possible causes, and only a visit showed that the depot had not been told.',
      feedback: [
        'Fir was quiet because it had not been told, which is one of several causes of silence.',
        'Nobody had told the depot anything, waiting included.',
        'Nothing of the kind is said; it is the lowest of the six.',
        'The log of Fir is empty, for dispatchers as for technicians.',
      ],
      passage: { lesson: 3, page: 1, text: 'learns that the dates had never reached the depot' },
    },
  ],
  bank: [...page1, ...page2, ...page3, ...page4],
}
