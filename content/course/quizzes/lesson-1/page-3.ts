import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l1-p3-41',
    kind: 'application',
    question:
      'You ask five people separately what a port’s new gate system is for. Each names the same aim. What must every answer contain as well, before this page calls purpose healthy?',
    options: [
      'Who will answer for it',
      'What it is going to cost',
      'When it must be reached',
      'How it will be counted',
    ],
    correct: 1,
    feedback: [
      'An accountable name belongs in the plan; the test of purpose asks for something people prefer to leave out.',
      'Purpose is healthy when five people asked separately give one answer, including the cost.',
      'A day belongs in a knot; agreement on the aim is tested by its price.',
      'A measure belongs to the promise; here people have to know what is given up.',
    ],
    passage: { lesson: 1, page: 3, text: 'Five people asked separately give one answer, including the cost' },
  },
  {
    id: 'l1-p3-32',
    kind: 'application',
    question:
      'A museum reports rooms refitted and tablets delivered. The visitors’ use of them stays flat. What does this course call the pattern?',
    options: [
      'A campaign, in which the process strand is missing',
      'An installation, in which the people strand is missing',
      'A drift, in which the purpose strand is missing',
      'A dip, in which all three strands are still settling',
    ],
    correct: 1,
    feedback: [
      'Enthusiasm in surveys beside old behavior would be the mark of a campaign.',
      'Progress reported in things delivered is the mark of an installation.',
      'Busy work without a result would be drift; here the delivery itself is the report.',
      'A dip is a planned fall while people learn, and none was planned.',
    ],
    passage: { lesson: 1, page: 3, text: 'Purpose and process without people: an installation.' },
  },
  {
    id: 'l1-p3-42',
    kind: 'recall',
    question:
      'In the call center of this page, the second draft of the knot names a price that the first one lacked. What is gained by that?',
    options: [
      'The price is lower than the overtime it replaces.',
      'The price is earned back when fewer calls repeat.',
      'The price is shared with the partner that helps out.',
      'The price is seen while it can still be refused.',
    ],
    correct: 3,
    feedback: [
      'The page makes no such comparison; the first draft would have charged it later and unlabeled.',
      'No such sum is made on the page, and the goal for repeat calls stays as it was.',
      'The partner is paid for its seats and bears none of it.',
      'The sponsor meets the bill before the switch, when refusing it is still a choice.',
    ],
    passage: { lesson: 1, page: 3, text: 'while it can still be refused' },
  },
  {
    id: 'l1-p3-43',
    kind: 'application',
    question:
      'A packing line improves itself by small experiments all year round. What is frozen there, in the sense of Weick and Quinn?',
    options: [
      'The standard, so that it can be seen',
      'The goal, so that steps are comparable',
      'The team, so that what is learned stays',
      'Nothing, since improving has no end',
    ],
    correct: 0,
    feedback: [
      'In change that never stops, the standard is what you freeze in order to see.',
      'A fixed goal is useful, and the frozen thing here is how the work runs today.',
      'Teams may change; what was learned is written down.',
      'Even endless improvement needs a fixed picture from which the next step departs.',
    ],
    passage: { lesson: 1, page: 3, text: 'the standard is what you freeze in order to see' },
  },
  {
    id: 'l1-p3-44',
    kind: 'application',
    question:
      'A firm’s process academy is well run, and its courses are full. In a weak quarter it is the first thing to be cut, and few object. Which strand was missing, by the patterns of this page?',
    options: [
      'People: few had made the academy their own.',
      'Process: daily work went on without the courses.',
      'Purpose: nobody could connect it to a result.',
      'None: a weak quarter cuts whatever can wait.',
    ],
    correct: 2,
    feedback: [
      'Its courses were full, so people took part; they could not say what it was for.',
      'Work that runs well is process, and there was plenty of it.',
      'Busy, well-run work without a result is drift, and this is its sign.',
      'What is tied to a result is defended, in weak quarters above all.',
    ],
    passage: { lesson: 1, page: 3, text: 'it is the first thing cut in a bad quarter, and few object' },
  },
  {
    id: 'l1-p3-31',
    kind: 'application',
    question:
      'A team builds a claims tool in sprints and asks where the four gates belong. What does this page answer?',
    options: [
      'All four in every sprint, each of them in a short form',
      'All four before the first sprint, and none after it',
      'Settle after each demonstration, and the others at the end',
      'Decide and Design once, a short Switch knot per release',
    ],
    correct: 3,
    feedback: [
      'Deciding afresh every two weeks would leave nothing settled for anyone.',
      'Each release changes somebody’s work, so a switch comes with each of them.',
      'Settling asks whether it is normal work, which a demonstration cannot show.',
      'Decide and Design belong to the product as a whole, while every release is a small switch for its users.',
    ],
    passage: { lesson: 1, page: 3, text: 'Keep Decide and Design for the product as a whole' },
  },
  {
    id: 'l1-p3-07',
    kind: 'recall',
    question: 'In the words of this course, what is a knot?',
    options: [
      'A meeting in which the strands’ owners report to each other',
      'The question that stands at the end of a phase of work',
      'Three agreeing sentences that answer a gate’s question',
      'A stretch of work in which the three strands run apart',
    ],
    correct: 2,
    feedback: [
      'Reports may lead up to it; the knot is what is written and signed.',
      'The question at the end is called the gate.',
      'One sentence for each strand, able to be true together.',
      'The course calls this a phase.',
    ],
    passage: { lesson: 1, page: 3, text: 'the three agreeing sentences, one per strand, that answer it' },
  },
  {
    id: 'l1-p3-09',
    kind: 'application',
    question:
      'At the Design gate the sponsor and the staff’s managers are content. The manager who owns the work finds that two approvals contradict the new steps. Who may keep the gate shut, whatever the others say?',
    options: [
      'The sponsor, as purpose is the first of the strands.',
      'The manager of the work, as process leads at Design.',
      'The staff’s managers, as people decide every change.',
      'All three together, as a knot needs three signatures.',
    ],
    correct: 1,
    feedback: [
      'Purpose leads at Decide; here the sponsor signs.',
      'To lead a gate means to be able to close it, and at Design that strand is process.',
      'People lead later, at Switch, when readiness is proved.',
      'Three signatures open it; one leading strand is enough to keep it shut.',
    ],
    passage: { lesson: 1, page: 3, text: 'The owner of the strand that leads may close the gate.' },
  },
]
