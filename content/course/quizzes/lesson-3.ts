import { page1 } from './lesson-3/page-1.ts'
import { page2 } from './lesson-3/page-2.ts'
import { page3 } from './lesson-3/page-3.ts'
import { page4 } from './lesson-3/page-4.ts'
import type { LessonQuiz } from './types.ts'

export const lesson3: LessonQuiz = {
  lessonId: 'lesson3',
  questions: [
    {
      id: 'l3-b-91',
      kind: 'application',
      question:
        'Staff have heard that thirty posts go when two depots merge. Nine end; they were in the approved plan, and each of the nine people has a new post. The director tells them: “You are partly right. Nine end, and I knew it.” Which answer goes into the log of objections?',
      options: [
        'The plan was changed, on one point',
        'The support was changed, for nine',
        'None of the three, but a correction',
        'The line was held, with the reason',
      ],
      correct: 3,
      explanation: 'The plan and the support stay as they were and people hear why, so the line is held.',
      feedback: [
        'Nothing in the plan has moved: nine posts were in it before, and nine are in it now.',
        'Their new posts were arranged before anyone objected, so the objection has changed no support.',
        'Correcting a rumor is honest. It also settles the objection: the plan stays, and people know why.',
        'Part of the claim is true and the plan stays as it was: that is a held line with its reason.',
      ],
      passage: { lesson: 3, page: 1, text: 'we hold the line, and this is why' },
    },
    {
      id: 'l3-b-92',
      kind: 'application',
      question:
        '“This is really about cutting posts,” nurses say of a new roster system. To which strand does the sentence belong, and what is checked first?',
      options: [
        'Purpose; whether posts are to be cut',
        'People; which posts they fear to lose',
        'People; what exactly ends, and for whom',
        'Process; how rosters are made up today',
      ],
      correct: 0,
      explanation:
        'A sentence that doubts the reason belongs to purpose, and the first check is whether it is true.',
      feedback: [
        'The sentence doubts the reason, so it is purpose, and you check first whether it is true.',
        'Fear may be behind it, and most models would begin there. The sentence doubts why the change exists.',
        'That check belongs to a sentence about a loss. This one is a claim about the reason.',
        'Nothing is said about how the work is done. A shift beside them would not test the claim.',
      ],
      passage: { lesson: 3, page: 1, text: 'Is it? Then say so.' },
    },
    {
      id: 'l3-b-97',
      kind: 'application',
      question:
        'A merger of call centers will be announced to all staff on a Thursday at nine. Team leaders get the head start of the course. When do they hear of it at the latest?',
      options: ['On Thursday at eight', 'On Tuesday at nine', 'On Wednesday at nine', 'On Monday at nine'],
      correct: 1,
      explanation: 'The head start of middle managers is two working days, so they hear of it on Tuesday.',
      feedback: [
        'An hour ahead is usual where leaks are feared. It leaves no room to disagree.',
        'The head start is two working days, with room to disagree in private.',
        'A day ahead is what many plans allow. The course gives team leaders two.',
        'Three days do no harm. The question is by when they have to know.',
      ],
      passage: {
        lesson: 3,
        page: 2,
        text: 'The two working days of Lesson 2, with room to disagree in private.',
      },
    },
    {
      id: 'l3-b-93',
      kind: 'application',
      question:
        'A load ledger for one role shows eight percent of the week in the first block, seventeen in the second, ten in the third and six in the fourth. What does the course’s working rule demand?',
      options: [
        'Fewer hours in the second block',
        'Lower targets in blocks two and three',
        'A lower target in the second block',
        'No step, with a mean close to ten',
      ],
      correct: 2,
      explanation:
        'Only the second block is above ten and it has no high neighbor, so a target comes down for those weeks.',
      feedback: [
        'Moving hours is the reflex of most planners. The rule asks for it above twenty, or for two neighbors above ten.',
        'Ten is still bearable by the rule. Only the second block is above it.',
        'Above ten in one block, with bearable neighbors, a target comes down for those weeks.',
        'The rule goes by block, because people work in weeks and not in averages.',
      ],
      passage: {
        lesson: 3,
        page: 2,
        text: 'Above 10 in one block, a target has to come down for those weeks.',
      },
    },
    {
      id: 'l3-b-98',
      kind: 'application',
      question:
        'Team leaders of an insurer know what becomes of their own posts, and heard of the change before everybody else. In May they are to cut the backlog by a tenth and release two people in five for practice. What do they need from their director next?',
      options: [
        'A page of answers to what teams may ask',
        'An hour with their director, every week',
        'A choice of their own, on who trains first',
        'A lower target for their team, with dates',
      ],
      correct: 3,
      explanation:
        'The order is their own answer, a head start, a target that moves and something to decide.',
      feedback: [
        'Sheets of answers are common in change programs. They are not among the four things.',
        'Regular access helps. It does not remove two instructions that collide.',
        'Something to decide comes fourth, once the work they answer for has been made possible.',
        'Their own answer, a head start, a target that moves, something to decide: the target is third.',
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
      id: 'l3-b-96',
      kind: 'application',
      question:
        'Ten clerks handle a hundred referrals a week. Eight of them do all of theirs in the new system, forty in total; the other two work on paper. Nine of the ten have passed the test. How high is adoption?',
      options: ['At forty percent', 'At eighty percent', 'At ninety percent', 'At sixty percent'],
      correct: 0,
      explanation: 'Adoption is counted in cases, so two busy clerks on paper weigh more than eight others.',
      feedback: [
        'Adoption is counted in cases, and forty of a hundred are done the new way.',
        'Most adoption models count the share of users like this. The course counts cases.',
        'A passed test shows what people could do, and not what becomes of the referrals.',
        'An average of people and cases mixes two measures, and only one of them is adoption.',
      ],
      passage: { lesson: 3, page: 3, text: 'Count adoption in cases.' },
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
      id: 'l3-b-95',
      kind: 'application',
      question:
        'A year after a switch, the new way stands in budgets, targets and audits, and new hires learn nothing else. Finance finds that the promised saving has not come, and does not expect it. What becomes of the Settle gate?',
      options: [
        'It stays shut until the saving comes',
        'It opens when the claim is withdrawn',
        'It opens when most users accept it',
        'It stays shut until a new plan is out',
      ],
      correct: 1,
      explanation:
        'The gate for Settle asks for a confirmed benefit or a withdrawn claim, so withdrawing it opens the gate.',
      feedback: [
        'Benefit tracking is often taught that way. Here a withdrawn claim is an answer as well.',
        'Purpose at Settle is a benefit confirmed, or the claim withdrawn; the other two strands have arrived.',
        'Acceptance is in no cell of this gate. Its people cell is about what new hires learn.',
        'A new plan begins at Decide. Settle asks for an honest end of the old claim.',
      ],
      passage: { lesson: 3, page: 4, text: 'Benefit confirmed, or the claim withdrawn' },
    },
  ],
  overview: [
    {
      id: 'l3-s-91',
      kind: 'application',
      question:
        'A driver has told you when the new route plan last failed him. You have read his words back, and he has said what he would need to see. Five minutes are left. Which question comes next?',
      options: [
        '“Whom else should I ask about these routes?”',
        '“What can you do yourself to make it work?”',
        '“What have we done to make you expect this?”',
        '“When do you need to have our answer by?”',
      ],
      correct: 2,
      explanation:
        'After what would have to be true, the fourth step asks what we have done to make the person expect this.',
      feedback: [
        'Others can confirm the case. That is part of the check, after the talk.',
        'Coaching models end that way. Here it would hand his objection back to him.',
        'The fourth step asks what we did or left undone; broken promises come up there.',
        'A date comes last, and you promise it; he is not asked to set it.',
      ],
      passage: { lesson: 3, page: 1, text: 'What have we done, or left undone, that made you expect this?' },
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
