import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l2-p1-41',
    kind: 'application',
    question:
      'Ward clerks score three of five for how different their work becomes, and four of five for the harm of an error. What support does the table give them?',
    options: [
      'Practice before the date, and help after it',
      'Help on the days when the error can happen',
      'Practice before the date, and nothing later',
      'A clear note, and somebody whom they can call',
    ],
    correct: 1,
    feedback: [
      'Both would be due if the difference were four or more as well.',
      'Four counts as high and three does not, so theirs is the case of help without practice.',
      'Practice answers a high difference, and theirs is below four.',
      'A note is enough when both scores are low, and the harm here is high.',
    ],
    passage: { lesson: 2, page: 1, text: 'Four or more counts as high, and there are four cases.' },
  },
  {
    id: 'l2-p1-68',
    kind: 'application',
    question:
      'You score the groups of a museum on the two scales of this page, from one to five. From which score on is a group high?',
    options: ['From four on', 'From three on', 'From five on', 'From the mean on'],
    correct: 0,
    feedback: [
      'Four or more counts as high on either scale, which gives four cases.',
      'Three is the middle of the scale, and still counts as low.',
      'Five alone would leave out work that is nearly all new.',
      'A mean would always make some groups high, however little changes.',
    ],
    passage: { lesson: 2, page: 1, text: 'Four or more counts as high' },
  },
  {
    id: 'l2-p1-65',
    kind: 'application',
    question:
      'Your commitment chart shows seven gaps. How many of them do you take on, and in which order, going by this page?',
    options: [
      'Three at most, as one moves the next',
      'Three at most, from the widest down',
      'Five at most, from the easiest up',
      'Five at most, as one moves the next',
    ],
    correct: 0,
    feedback: [
      'At most three gaps are chosen, in the order in which one moves the next.',
      'The number is right; a wide gap may stand behind a narrow one.',
      'Five gaps were too many in the example, and easy ones may move nobody.',
      'The order is right; five gaps were too many to work on at once.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'You chose at most three gaps, in the order in which one moves the next.',
    },
  },
  {
    id: 'l2-p1-64',
    kind: 'application',
    question:
      'Your impact sheet has thirty lines, each marked saw, told or guessed. How many may be guesses before you have only a draft?',
    options: ['Up to three of them', 'Up to ten of them', 'Up to six of them', 'Up to fifteen of them'],
    correct: 1,
    feedback: [
      'A tenth is stricter than this page, which makes room for a third.',
      'With more than a third guessed, it is a draft and no diagnosis yet.',
      'A fifth is stricter than this page, which makes room for a third.',
      'With half of it guessed, the sheet would be a draft for long.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-66',
    kind: 'recall',
    question:
      'The opening story has an impact assessment that was reviewed twice and signed. What did it say about the group whose run then failed?',
    options: [
      '“Accounts payable, impact low”',
      '“Accounts payable, impact high”',
      '“Payment run, impact unknown”',
      '“Payment run, impact medium”',
    ],
    correct: 1,
    feedback: [
      'The level was not the fault; the row described a department instead of work.',
      'The row named a department and a level, and the run at four o’clock was in no row.',
      'The payment run was in no row at all, and no level is called unknown.',
      'The payment run was in no row at all; only the department was.',
    ],
    passage: { lesson: 2, page: 1, text: '“Accounts payable, impact high.”' },
  },
  {
    id: 'l2-p1-69',
    kind: 'application',
    question:
      'You draw a commitment chart with a colleague, as the two in the example of the payment center did. How much time do you set aside?',
    options: ['Forty minutes', 'Three hours', 'Ninety minutes', 'A full day'],
    correct: 2,
    feedback: [
      'Forty minutes are short for a chart that rests on what each person did.',
      'Three hours are twice what the two in the example took.',
      'Two people drew it in ninety minutes, with one rule for what counts as evidence.',
      'A day or two is for the hours beside people at work, which come first.',
    ],
    passage: { lesson: 2, page: 1, text: 'was drawn by two people in ninety minutes' },
  },
  {
    id: 'l2-p1-44',
    kind: 'application',
    question:
      'A colleague asks what may be written beside the names on your commitment chart. What do you answer, following the checklist?',
    options: [
      'What people did, as two of you have seen it',
      'What people did and said, with the day of it',
      'What people did, if you could show it to them',
      'What people did, once they have confirmed it',
    ],
    correct: 2,
    feedback: [
      'A second witness is not asked for, and does not make it fit to be shown.',
      'Statements stay out, dated or not, because they show no position.',
      'Only acts are written down, and none that you could not show the person.',
      'Lines of the impact sheet are confirmed by the group; the chart stays small and private.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'write only what people did, and nothing you could not show the person',
    },
  },
  {
    id: 'l2-p1-62',
    kind: 'recall',
    question:
      'Imre Solano stands at Elm’s gate on five mornings. Which help does he see there that stood in no report?',
    options: [
      'Technicians who lend each other a missing part',
      'A dispatcher who warns of boxes paved over',
      'Storekeepers who open up ahead of their time',
      'A team lead who writes jobs on a second board',
    ],
    correct: 1,
    feedback: [
      'No such exchange is told; on average eleven of forty vans leave without their part.',
      'Hal Brandt stops three drivers each morning and tells them what the app does not know.',
      'The stores open after the vans have left, which is the whole trouble.',
      'The whiteboard is a single one, and the dispatchers write on it.',
    ],
    passage: { lesson: 2, page: 1, text: 'tells them which valve box has been paved over' },
  },
  {
    id: 'l2-p1-67',
    kind: 'recall',
    question:
      'In the example of the payment center, somebody moves from “none” to “make” within two weeks. Who is it?',
    options: ['The finance director', 'A clerk in payables', 'A plant manager', 'The supplier desk lead'],
    correct: 3,
    feedback: [
      'Her gap was one step, and everything else stood behind it.',
      'Clerks are not the position that moved; a lane had to be run.',
      'The plant managers stood at against, and needed to let it happen.',
      'The lead of the supplier desk ran the same-day lane, and so moved from none to make.',
    ],
    passage: { lesson: 2, page: 1, text: 'none to make in two weeks' },
  },
]
