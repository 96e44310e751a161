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
    id: 'l1-p3-47',
    kind: 'application',
    question:
      'A museum reports rooms refitted and tablets delivered. The visitors’ use of them stays flat. What does this course call the pattern?',
    options: ['It is a campaign.', 'It is an installation.', 'It is mere drift.', 'It is only a dip.'],
    correct: 1,
    feedback: [
      'A campaign has enthusiasm to show, and old behavior in the data.',
      'Things delivered and use that stalls are the signs of purpose and process without people.',
      'Drift is busy work that no one can tie to a result; here the result is simply not used.',
      'A dip is a loss that was agreed on for some weeks.',
    ],
    passage: { lesson: 1, page: 3, text: 'progress is reported in things delivered' },
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
    id: 'l1-p3-46',
    kind: 'application',
    question:
      'A team builds a claims tool in sprints and asks where the four gates belong. What does this page answer?',
    options: [
      'All four once, with a short check after each release',
      'Decide once, a short Design and Switch knot per release',
      'All four per release, each in one short sentence',
      'Decide and Design once, a short Switch knot per release',
    ],
    correct: 3,
    feedback: [
      'A check after a release comes when the users have met it already.',
      'Design is kept for the product as a whole, or the trade-offs change every fortnight.',
      'Whether it is worth doing is not asked anew every two weeks.',
      'Decide and Design are kept for the product as a whole, and each release is a small Switch.',
    ],
    passage: { lesson: 1, page: 3, text: 'Keep Decide and Design for' },
  },
  {
    id: 'l1-p3-48',
    kind: 'recall',
    question: 'In the words of this course, what is a knot?',
    options: [
      'Three dates, one per strand, that fall on the same gate',
      'The question that stands at the end of a phase of work',
      'Three agreeing sentences that answer a gate’s question',
      'The contradiction of two strands that a gate has to solve',
    ],
    correct: 2,
    feedback: [
      'Dates may be in the sentences; what makes a knot is that they agree.',
      'The question is the gate; the knot answers it.',
      'One sentence per strand, and all three can be true together.',
      'Where two sentences contradict each other, the knot is not tied.',
    ],
    passage: { lesson: 1, page: 3, text: 'the three agreeing sentences, one per strand, that answer it' },
  },
  {
    id: 'l1-p3-45',
    kind: 'application',
    question:
      'At the Design gate of a tax office two owners want to go on and one does not. Whose “no” keeps the gate shut by itself?',
    options: [
      'That of the sponsor, who answers for purpose',
      'That of the manager who owns the work',
      'That of the direct managers of the staff',
      'That of the person who wrote the knot',
    ],
    correct: 1,
    feedback: [
      'Purpose leads at Decide, and there the sponsor may close the gate.',
      'Process leads at Design, and the owner of the strand that leads may close the gate.',
      'People lead at Switch, where their managers may close the gate.',
      'One person writes the sentences; writing gives no right to close a gate.',
    ],
    passage: { lesson: 1, page: 3, text: 'The owner of the strand that leads may' },
  },
]
