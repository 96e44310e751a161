import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-61',
    kind: 'recall',
    question:
      'Larkmoor takes hours out of the crowded second block of its ledger. Which of them go to the block right after it?',
    options: [
      'Those of the meter training',
      'Those of the safety refresher',
      'Those of the expenses tool',
      'Those of the new planning',
    ],
    correct: 1,
    feedback: [
      'The meter training goes further, to week thirteen, and so gets into trouble.',
      'The safety hours move by one block, and the other two things wait longer.',
      'This tool moves to week thirteen as well, with the meters.',
      'The hours for the new planning stay where they are, before the switch.',
    ],
    passage: { lesson: 3, page: 2, text: 'the safety hours of the second block move to' },
  },
  {
    id: 'l3-p2-63',
    kind: 'application',
    question:
      'Before an assistant is brought in, you ask a team who already uses what. Which promise goes with the question, by this page?',
    options: [
      'That an answer remains anonymous',
      'That an answer stays in the team',
      'That an answer has no consequences',
      'That an answer gets a reply by a day',
    ],
    correct: 2,
    feedback: [
      'With a name you can learn from the use; the page promises something else.',
      'What is learned has to reach the rules, and so goes beyond the team.',
      'The promise is that the answer has no consequences, whatever it is.',
      'A dated reply is for objections; here people tell what they do.',
    ],
    passage: { lesson: 3, page: 2, text: 'Ask who already uses what, with a promise that the answer has no' },
  },
  {
    id: 'l3-p2-46',
    kind: 'recall',
    question:
      'Claims handlers are overloaded in the second block. The division head makes two decisions. What becomes of the fraud-rule testing?',
    options: [
      'It stays, and system training is cut by half',
      'It moves to week thirteen, with the office move',
      'It ends, as a sample is enough for the rules',
      'It moves to the next block, a few hours a week',
    ],
    correct: 3,
    feedback: [
      'The hours of the claims system stay as they were.',
      'Two other items start in week thirteen; the testing cannot wait as long.',
      'No hours are struck; what was moved stays in the ledger.',
      'Eight hours go to weeks nine to twelve, two a week on top of the half hour planned there.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'the eight hours of fraud-rule testing move from weeks 5–8 to weeks 9–12',
    },
  },
  {
    id: 'l3-p2-64',
    kind: 'application',
    question:
      'A peer stands to lose forty people. You have written down what he loses, could gain and whom he needs. What comes next, by this page?',
    options: [
      'You put a trade before him in writing',
      'You talk to those people whom he needs',
      'You ask for the best version of his case',
      'You agree on a date for the next step',
    ],
    correct: 2,
    feedback: [
      'The trade is next but one, and rests on what he says.',
      'Whom he needs is useful for the trade; to win them over first is an ambush.',
      'The strongest version of his case comes first, and the trade in writing after it.',
      'A date belongs to the trade, after which you escalate once.',
    ],
    passage: { lesson: 3, page: 2, text: 'strongest version of their case' },
  },
  {
    id: 'l3-p2-68',
    kind: 'application',
    question:
      'A team writes its replies with an assistant, and its speed is measured. Which counter-measure does this page name?',
    options: [
      'Drafts that are discarded',
      'Errors found downstream',
      'Minutes spent on checks',
      'Cases done without it',
    ],
    correct: 1,
    feedback: [
      'A discarded draft is a check that worked, and harms nobody.',
      'Speed alone will look excellent, so errors that others find later are counted.',
      'Minutes for checks belong in the plan, and are no sign of harm.',
      'Some unaided practice is wanted, and counting it guards nothing.',
    ],
    passage: { lesson: 3, page: 2, text: 'Count errors found downstream.' },
  },
  {
    id: 'l3-p2-67',
    kind: 'recall',
    question: 'Larkmoor’s ledger begins in April. To which of its weeks does the meter training move?',
    options: ['To week thirteen', 'To week nine', 'To week seventeen', 'To week twenty-one'],
    correct: 0,
    feedback: [
      'It moves to week thirteen, which will cause trouble later.',
      'Week nine begins the third block, to which the safety hours move.',
      'Week seventeen would be in August, and the later trouble would not have come.',
      'Week twenty-one is beyond the ledger of four blocks.',
    ],
    passage: { lesson: 3, page: 2, text: 'meter training of May and June moves to week 13' },
  },
  {
    id: 'l3-p2-65',
    kind: 'application',
    question:
      'A legal team sorts real cases before it writes rules for an assistant that reviews contracts. Into which three piles, by this page?',
    options: [
      'Helped, harmed, no difference',
      'Simple, hard, out of its reach',
      'Open, sensitive, not allowed',
      'Faster, slower, simply wrong',
    ],
    correct: 0,
    feedback: [
      'Twenty real cases are sorted into these three, and then the rules are written.',
      'Within reach and out of it is how a study put it; a team sees what helped.',
      'What data may go in is one of the rules that follow.',
      'Speed alone will look excellent; what counts is whether the case got better.',
    ],
    passage: { lesson: 3, page: 2, text: 'sort them: helped, harmed, no difference' },
  },
  {
    id: 'l3-p2-66',
    kind: 'application',
    question:
      'A division that works from home drops its monthly all-hands call. What does this page put in its place?',
    options: [
      'Meetings of four to six people',
      'Meetings of eight to twelve people',
      'Meetings of twenty to thirty people',
      'Meetings of two, with new partners',
    ],
    correct: 1,
    feedback: [
      'So few would make many meetings, and the page has more at a table.',
      'With eight to twelve in a meeting, silence is noticeable.',
      'Among so many, a silent person is easily overlooked.',
      'Pairs across sites are another habit, for the first month.',
    ],
    passage: { lesson: 3, page: 2, text: 'Replace one all-hands call with meetings of eight to twelve' },
  },
  {
    id: 'l3-p2-62',
    kind: 'application',
    question:
      'You lower a target in writing as Larkmoor did at its first two depots. By how much does it fall, and for how long?',
    options: [
      'By an eighth, for six weeks',
      'By a tenth, for three months',
      'By a fifth, for eight weeks',
      'By a tenth, for six weeks',
    ],
    correct: 3,
    feedback: [
      'An eighth is the example under middle managers; Larkmoor plans with less.',
      'Three months are the time until the boards close, and the target is back long before.',
      'A fifth is the lower limit, and eight weeks are the time until the review.',
      'Visits a day fall by a tenth for the first six weeks, which is the dip that was planned.',
    ],
    passage: { lesson: 3, page: 2, text: 'visits a day for the first six weeks after the switch' },
  },
  {
    id: 'l3-p2-31',
    kind: 'application',
    question:
      'A ledger shows eleven percent of the week in its first block, eight in the second and twelve in the third. What follows from the working rule?',
    options: [
      'A program has to be moved, as something will give',
      'A target comes down in all three of the blocks',
      'Nothing has to be done, as the mean is near a tenth',
      'Targets come down in the first and the third block',
    ],
    correct: 3,
    feedback: [
      'That would follow if the two were neighbors, or if one were above twenty.',
      'The second block is under ten and bearable as it stands.',
      'The rule goes by block, since people live in weeks and not in means.',
      'Above ten in one block a target comes down, and the two high blocks are no neighbors.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Above 10 in one block, a target has to come down for those weeks.',
    },
  },
]
