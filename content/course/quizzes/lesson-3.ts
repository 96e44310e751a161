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
      id: 'l3-b-66',
      kind: 'recall',
      question:
        'Larkmoor’s message says that six posts end. Which number is told at the dispatchers’ table some days later?',
      options: [
        'Twelve, with a second wave',
        'Twenty, with a second list',
        'Thirty, with all the boards',
        'Twenty-four, with the center',
      ],
      correct: 1,
      explanation:
        'A message with a number was followed by a rumor with a larger one, which the sponsor answered herself.',
      feedback: [
        'Twelve is nobody’s number in this case; a rumor grows faster.',
        'The number at the table is twenty, with a second list to follow.',
        'The boards have closing dates, and nobody speaks of thirty posts.',
        'Twenty-four is the number of planners, and so of those who stay.',
      ],
      passage: { lesson: 3, page: 1, text: 'At the table the number is twenty by now' },
    },
    {
      id: 'l3-b-65',
      kind: 'recall',
      question:
        'A spreadsheet names fourteen “resistors” in a warehouse. When somebody asks for their sentences, how many of them name the same fault?',
      options: [
        'Three of the fourteen',
        'Five of the fourteen',
        'Twelve of the fourteen',
        'Nine of the fourteen',
      ],
      correct: 3,
      explanation:
        'Nine sentences name one fault, three doubt the reason that was given, and two are about an allowance.',
      feedback: [
        'Three is the number of those who doubt the reason for the change.',
        'Five is what remains beside the nine: three doubters and two shift leads.',
        'Twelve would leave no room for both the doubters and the shift leads.',
        'Nine name the scanners that drop their signal, three doubt the reason, and two lose an allowance.',
      ],
      passage: { lesson: 3, page: 1, text: 'Nine people say the same' },
    },
    {
      id: 'l3-b-67',
      kind: 'recall',
      question:
        'Above which share of the week will something give even in a single block, by the working rule of the course?',
      options: ['Above a fifth', 'Above a tenth', 'Above a quarter', 'Above an eighth'],
      correct: 0,
      explanation:
        'Above 20 percent in any block something will give, so you choose what before it is chosen for you.',
      feedback: [
        'Above twenty percent in any block something will give, whatever the neighbors are.',
        'A tenth in one block asks for a lower target; in two neighboring ones something will give.',
        'A quarter is more than the rule allows for; something gives before.',
        'An eighth in one block is met by a target that comes down.',
      ],
      passage: { lesson: 3, page: 2, text: 'above 20 in any, something will give' },
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
      id: 'l3-b-63',
      kind: 'application',
      question:
        'A bank’s team leaders have heard about their own posts, and have had their head start. Which of the course’s four things is due next?',
      options: [
        'A page of answers, for what their teams will ask',
        'A target that comes down, in writing, with dates',
        'An hour with the sponsor, to ask what they like',
        'A decision of their own, such as who trains first',
      ],
      correct: 1,
      explanation:
        'After their own answer and a head start comes a target that moves, in writing and with dates.',
      feedback: [
        'A page of answers makes them a loudspeaker, and teams can tell.',
        'The third is a target that moves by as much as the change costs.',
        'Room to disagree in private belongs to the head start.',
        'Something to decide comes last of the four, once the target allows for it.',
      ],
      passage: { lesson: 3, page: 2, text: 'A target that moves.' },
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
      id: 'l3-b-68',
      kind: 'application',
      question:
        'A draft agreement on a dip names its level, its length, its price and a lower limit. What does the course still want in it?',
      options: [
        'A date from which targets rise again',
        'A date at which you stop and look',
        'A date by which all can do it',
        'A date on which the old path closes',
      ],
      correct: 1,
      explanation:
        'A dip has two limits: one for output, and a day on which it is reviewed whatever the output.',
      feedback: [
        'The length of the dip says already when it is meant to be over.',
        'With a lower limit and a review date, a bad quarter cannot go on being “still the dip.”',
        'That is proven before the switch, and the dip comes after it.',
        'The closing of the old path stands in the Switch knot, and is no limit of the dip.',
      ],
      passage: { lesson: 3, page: 3, text: 'That makes two limits, a lower limit for output and a review' },
    },
    {
      id: 'l3-b-64',
      kind: 'recall',
      question: 'Marcus Bell is going to follow Dana Whitlock as sponsor. What does he chair before he does?',
      options: [
        'The review of the first dip',
        'The twenty jobs on Fridays',
        'The premortem of the plan',
        'The gate of the second wave',
      ],
      correct: 3,
      explanation:
        'The successor is named at Switch and chairs something first: at Larkmoor, the gate of the second wave.',
      feedback: [
        'The review comes in August, and she has signed for that dip herself.',
        'Each depot counts its own twenty jobs, and nobody has to chair them.',
        'The premortem was held in May, before his name was known.',
        'A successor chairs something real before inheriting the rest: here the next gate.',
      ],
      passage: { lesson: 3, page: 4, text: 'chairs the gate of the second wave' },
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
      id: 'l3-s-65',
      kind: 'recall',
      question:
        'At Larkmoor’s first readiness test too few technicians pass. At what do most of them fail, as Rosa Lind finds?',
      options: [
        'A part that has two names in the stores',
        'A sign-off that takes two passwords',
        'A street that is missing from the plan',
        'A number stamped on a cover in the street',
      ],
      correct: 3,
      explanation:
        'What looked like slow learning was a fault of design: a number in the street that could hardly be read.',
      feedback: [
        'The stores are open and ready by then; the step that failed was in the street.',
        'No password is mentioned; the number had to be keyed in.',
        'The streets are in the plan; what could not be read was a number.',
        'The asset number could hardly be read, so a map took its place.',
      ],
      passage: {
        lesson: 3,
        page: 4,
        text: 'a technician must key in an asset number that is stamped, illegibly, on a',
      },
    },
    {
      id: 'l3-s-61',
      kind: 'recall',
      question:
        'Hal Brandt says in front of everyone that a screen now knows every valve. Which answer is he given?',
      options: [
        'He keeps his grade for a full year',
        'He has his board until the last day',
        'He has his notes put into the plan',
        'He joins the planners in the center',
      ],
      correct: 2,
      explanation:
        'The loss of being the one who knows is met by putting his notes into the plan, with his name.',
      feedback: [
        'Six others keep their grade: the dispatchers who become parts coordinators.',
        'The boards close depot by depot, and no promise about them is made to him.',
        'His street notes go into the plan under his name, which meets the loss of being the one who knows.',
        'Who becomes a planner is settled person by person, and is no answer to this loss.',
      ],
      passage: { lesson: 3, page: 1, text: 'notes go into the plan under his name' },
    },
  ],
  bank: [...page1, ...page2, ...page3, ...page4],
}
