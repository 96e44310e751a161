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
      id: 'l3-b-61',
      kind: 'recall',
      question:
        'At their table, Larkmoor’s dispatchers say that the change is about getting rid of them. Who answers, and in which way?',
      options: [
        'Joan Keyes, who knows them: she grants a part of it',
        'Dana Whitlock, who decided: she admits a part of it',
        'Imre Solano, who planned it: he shows them the sum',
        'Owen Pratt, whose region it is: he holds the line',
      ],
      correct: 1,
      explanation:
        'The sponsor had counted on the six posts, so she says at their table that they are partly right.',
      feedback: [
        'Keyes brought the first message; this sentence is about what the sponsor had in mind.',
        'The six posts were part of the sum when she approved the plan, so she says herself that they are partly right.',
        'Solano asks whether it may be said, and leaves the saying to the person who decided.',
        'Pratt hears of the objection and has no part in the answer.',
      ],
      passage: { lesson: 3, page: 1, text: 'to say it herself, at the table' },
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
      id: 'l3-b-62',
      kind: 'application',
      question:
        'In one block of four weeks, programs ask booking clerks for nine of their 38 hours a week; before and after it, for two. What does the working rule of the course say?',
      options: [
        'Something will give, so choose what before it is chosen.',
        'The hours are bearable, since both neighbors are low.',
        'A target has to come down for the weeks of that block.',
        'Each of the programs has to give up a like share of it.',
      ],
      correct: 0,
      explanation:
        'Nine of 38 hours are more than 20 percent, the level above which something will give even in a single block.',
      feedback: [
        'Above twenty percent in any block something will give, whatever the neighbors are.',
        'Low neighbors matter for a block between ten and twenty percent.',
        'That holds above ten percent in one block, and nine hours of 38 are above twenty.',
        'A like share for all is one way to choose, and the rule does not prescribe it.',
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
