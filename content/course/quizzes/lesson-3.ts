import { page1 } from './lesson-3/page-1.ts'
import { page2 } from './lesson-3/page-2.ts'
import { page3 } from './lesson-3/page-3.ts'
import { page4 } from './lesson-3/page-4.ts'
import type { LessonQuiz } from './types.ts'

export const lesson3: LessonQuiz = {
  lessonId: 'lesson3',
  questions: [
    {
      id: 'l3-b-81',
      kind: 'application',
      question:
        'Two tellers object to losing the vault duty and its allowance. The duty ends on the planned day. The allowance runs on for half a year, and both tellers are asked first when a new post opens. Which of the course’s three answers have they been given?',
      options: [
        'Plan changed, as the objection altered the outcome',
        'Line held, as the duty ends whatever they objected',
        'Two of them, as the line was held and support given',
        'Support changed, as the loss is met by other means',
      ],
      correct: 3,
      explanation: 'The plan stays as it was and the loss is met by other means, so the support has changed.',
      feedback: [
        'The plan is what it was. Changed is what the two receive.',
        'A line held alone comes with a reason and leaves the loss as it is.',
        'One answer covers it: the end of the duty is accepted, the loss is met.',
        'The duty ends as planned. What it costs the two is met, and that is a change of support.',
      ],
      passage: { lesson: 3, page: 1, text: 'The two allowances are protected for nine' },
    },
    {
      id: 'l3-b-82',
      kind: 'judgment',
      question:
        '“You have never worked a night shift,” a senior nurse tells the designer of a new drug round. He has good answers to each of her points. What does the course’s table have him do first?',
      options: [
        'Watch the work for one night, and then answer',
        'Offer her a place in the group that designs it',
        'Admit it, and let his answers follow one by one',
        'Ask which losses she has not put into words',
      ],
      correct: 0,
      explanation:
        'Her objection is about process, and there you watch the work for one shift before you answer.',
      feedback: [
        'Her sentence is about process, and for process the first check is a shift beside the work.',
        'A place may come of it. The claim has not been checked yet.',
        'Honest, and still an answer before the check: he would argue with what he has not seen.',
        'Losses belong to the strand of people. She is talking about how the work is done.',
      ],
      passage: { lesson: 3, page: 1, text: 'Watch the work for one shift' },
    },
    {
      id: 'l3-b-83',
      kind: 'judgment',
      question:
        'Staff say that a merger of two call centers is about cutting jobs, and name thirty. In fact nine posts end; they were in the plan when it was approved, and everybody has been placed. A draft reply says, truthfully, that the merger is for shorter queues. What do you advise the director?',
      options: [
        'To say that thirty is wrong: nine posts end, and everyone is placed',
        'To say that they are partly right: nine posts end, and she knew it',
        'To say that each of them will have a personal answer within a week',
        'To say what the merger is for, and then to take questions on posts',
      ],
      correct: 1,
      explanation:
        'Check first whether the objection is right; where it partly is, say so, with the number that was in the plan from the start.',
      feedback: [
        'The number is right. Left out is that it was in the plan from the start, which is what they claim.',
        'The purpose is true and dodges the point. A rumor of a number ends with the number and its history.',
        'Personal answers are due as well. They do not answer what the merger is about.',
        'This is the draft with a question time. They have put their question already.',
      ],
      passage: { lesson: 3, page: 1, text: 'six posts were in the plan when it was approved' },
    },
    {
      id: 'l3-b-84',
      kind: 'application',
      question:
        'A load ledger shows eight percent of the week in the first block, thirteen in the second, eleven in the third and four in the fourth. What follows from the course’s working rule?',
      options: [
        'Nothing has to move, as the mean is still below ten',
        'A target comes down in the second, as the worst of them',
        'Something has to move, as two high blocks are neighbors',
        'Targets come down in those two, as both are above ten',
      ],
      correct: 2,
      explanation:
        'Above ten percent in two neighboring blocks, something will give, and you choose what before it is chosen for you.',
      feedback: [
        'The rule goes by block. People live in weeks, and the fourth does not help the second.',
        'The third block is above ten too, and comes right behind it.',
        'Above ten in two neighboring blocks something will give, so you choose what.',
        'Lower targets do for one high block. Two in a row are more than that.',
      ],
      passage: { lesson: 3, page: 2, text: 'Above 10 in two neighboring blocks, or' },
    },
    {
      id: 'l3-b-85',
      kind: 'application',
      question:
        'Branch managers know what becomes of their own posts, and have had two days to disagree in private. Their teams are about to lose an eighth of their capacity for two months. What is due next, of the four things the course gives middle managers?',
      options: [
        'A weekly hour with their director, to sort out what comes up',
        'A choice of their own, such as who is trained at which time',
        'A briefing on the reasons, to use when their teams ask them',
        'An output target that is an eighth lower for those months',
      ],
      correct: 3,
      explanation:
        'The order is their own answer, a head start, a target that moves, something to decide, so the lower target comes next.',
      feedback: [
        'An hour helps in sorting things out that a lower target would not let arise.',
        'Something to decide is the fourth. It is worth little while the old target stands.',
        'The head start is behind them. What they face now are two instructions that collide.',
        'Third comes a target that moves, in writing and with dates; otherwise you have told them which you meant.',
      ],
      passage: { lesson: 3, page: 2, text: 'A target that moves.' },
    },
    {
      id: 'l3-b-86',
      kind: 'application',
      question:
        'Of a hundred loans, forty-two are done in the new system by people at target speed and thirty by people who are still slow. The rest take other ways. The business case pays for loans at target speed. Which part of the promise has been reached, by the course’s rough count?',
      options: [
        'Sixty-four percent of it',
        'Seventy-two percent of it',
        'Fifty-seven percent of it',
        'Forty-two percent of it',
      ],
      correct: 2,
      explanation: 'Cases at target count fully and slow ones by half, so it is forty-two and fifteen.',
      feedback: [
        'This counts the slow ones by three quarters, which is more than the course grants.',
        'That is adoption: done in the system. Slow work is not yet the benefit.',
        'Forty-two count fully and thirty by half, for want of better: fifty-seven.',
        'That gives slow loans no value at all. The course counts them by half.',
      ],
      passage: {
        lesson: 3,
        page: 3,
        text: 'Count the first kind fully and, for want of better, the second by half',
      },
    },
    {
      id: 'l3-b-87',
      kind: 'application',
      question:
        'A line on a steering page reads: “Share of permits issued online from start to finish: three in ten in March, four in ten today, seven in ten by October, counted by each office.” Two of its six parts are missing. Which ones?',
      options: [
        'A threshold, and what happens when you fall below it',
        'A comparison, and the counter-measure that guards it',
        'A range for each figure, and the size of the sample',
        'An owner, and the day on which it is counted again',
      ],
      correct: 0,
      explanation:
        'The line lacks a threshold and the sentence that begins “below it we,” without which a number changes nothing.',
      feedback: [
        'Without a threshold and the sentence that begins “below it we,” a number changes nothing.',
        'Both stand on the half page, in lines of their own.',
        'How rough a count is should be said. It is not a part of the line.',
        'An owner belongs to the plan of measurement. The six parts of a line are others.',
      ],
      passage: { lesson: 3, page: 3, text: 'a threshold, and the sentence that begins' },
    },
    {
      id: 'l3-b-88',
      kind: 'judgment',
      question:
        'A clinic draws twenty cases each Friday. If adoption falls below half, two managers are to meet daily. After four good weeks this Friday’s count is nine of twenty. What do you advise?',
      options: [
        'To start the daily meetings, as the agreed limit has been passed',
        'To wait for the next count, as one low count may be chance',
        'To lower the limit a little, as nine is so close to a half',
        'To draw a hundred cases now, before anyone’s week is spent',
      ],
      correct: 1,
      explanation: 'Twenty cases are too rough for a close threshold, so two low counts in a row decide.',
      feedback: [
        'A rule that fires on one count fires by chance even where all is well.',
        'Twenty cases are too few for a close threshold; two low counts in a row decide.',
        'A threshold that moves with the result is no threshold.',
        'Counting more is allowed, and dearer than a week. The course’s rule is two in a row.',
      ],
      passage: { lesson: 3, page: 3, text: 'So let two low counts in a row decide, or count more.' },
    },
    {
      id: 'l3-b-89',
      kind: 'application',
      question:
        'Four sentences from the plan for a ward’s new log. Which one belongs in the cell for process at the Switch gate?',
      options: [
        '“The weekly census stops, which frees hours.”',
        '“Nurses on all shifts pass a test with it.”',
        '“The log was used for a week in ward three.”',
        '“The paper log comes to an end on day sixty.”',
      ],
      correct: 3,
      explanation: 'At the Switch gate, the strand of process gives the old path its closing date.',
      feedback: [
        'What stops to make room is process at Decide.',
        'Proven readiness on every shift is people at Switch.',
        'A trial on real work in one unit belongs to Design.',
        'At Switch, process has a closing date for the old path.',
      ],
      passage: { lesson: 3, page: 4, text: 'Old path has a closing' },
    },
    {
      id: 'l3-b-90',
      kind: 'judgment',
      question:
        'Three clerks in four were to pass a readiness test; two in three do. Nearly all who fail do so at one yearly report, which is months away. The next window for a switch is in the fall. What does the course let you do?',
      options: [
        'Take the report out in writing, and count the rest as passed',
        'Take the report out in writing, and test what is left again',
        'Settle for two in three, as the report can be learned later',
        'Keep date and report, with helpers beside those who failed',
      ],
      correct: 1,
      explanation:
        'You never bargain about the threshold; if you cut scope to open the gate, you cut in writing and retest what is left.',
      feedback: [
        'The cut is right. What is left has been tested with a step that held everyone up.',
        'You may cut scope to open a gate, in writing, and then you retest what is left.',
        'Never bargain about the threshold. At the gate itself every threshold looks unreasonable.',
        'Helpers come after the switch. The gate asks for work done unaided.',
      ],
      passage: { lesson: 3, page: 4, text: 'If you cut scope to open the gate, cut in writing, and' },
    },
  ],
  overview: [
    {
      id: 'l3-s-81',
      kind: 'judgment',
      question:
        'A driver tells you, with a case and a date, why the new route plan fails on Mondays. You believe you have understood him, and have twelve minutes left. What do you do next?',
      options: [
        'You sum it up in a sentence and check that he agrees',
        'You ask what you have done that made him expect this',
        'You read his own words back until he says that is it',
        'You ask what he would need to see to think it works',
      ],
      correct: 2,
      explanation:
        'Write the words down and read them back until he agrees, since a summary in your own language is already a verdict.',
      feedback: [
        'Listening courses teach it. Your sentence would already be your reading of the case.',
        'Broken promises come up in the fourth step, when his objection is on paper.',
        'A summary in your own language is already a verdict; his words, read back, are his.',
        'That comes next, and names the strand, once the words are down.',
      ],
      passage: { lesson: 3, page: 1, text: 'Write the words down and read them back.' },
    },
    {
      id: 'l3-s-82',
      kind: 'judgment',
      question:
        'Of eighty fitters half fail the readiness test. Their leads ask for two more days of training for all, and a hold of two weeks has been granted. Where do you put your first day?',
      options: [
        'Into the training plan, with more hours for those who failed',
        'Into the failed tests, step by step, to see where they stick',
        'Into the threshold, in case it was set higher than work needs',
        'Into the leads, who know best which of the fitters need what',
      ],
      correct: 1,
      explanation:
        'What looks like slow learning may be a fault of design, so you watch where the failures stick before you train anyone.',
      feedback: [
        'More training assumes that they cannot do it. Perhaps nobody can, at that step.',
        'In the course’s case most failures stuck at one step, a fault of design that training could not find.',
        'The threshold was set while nobody knew the result, and it stands.',
        'Leads see persons. What you look for is a step at which many of them stop.',
      ],
      passage: { lesson: 3, page: 4, text: 'What looked like slow learning had been a fault of design' },
    },
  ],
  bank: [...page1, ...page2, ...page3, ...page4],
}
