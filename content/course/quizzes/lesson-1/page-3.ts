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
    id: 'l1-p3-61',
    kind: 'recall',
    question: 'The Decide knot that Larkmoor signs in the end says when the whiteboards go. When is that?',
    options: [
      'On the day on which their depot switches',
      'On a date some months after that day',
      'When their depot has reached its goal',
      'When the last of the six has switched',
    ],
    correct: 1,
    feedback: [
      'Closed on that day, a board would be gone before the center has proven itself.',
      'Each board closes ninety days after its depot switches, and two people stay with it until then.',
      'A goal may be reached late or never, and two people would stay at the board as long.',
      'Each depot has a date of its own, so that the price can be stated for each.',
    ],
    passage: { lesson: 1, page: 3, text: 'board gets a closing date, ninety days after its depot switches' },
  },
  {
    id: 'l1-p3-62',
    kind: 'application',
    question:
      'A team that works in sprints adds the two lines of this page to its definition of done. The rule in the way has been changed. What does the other line ask?',
    options: [
      'That the hours it takes have been put on a list',
      'That an outsider has done it without any help',
      'That the sponsor has said what stops for it',
      'That the owners of other strands have signed',
    ],
    correct: 1,
    feedback: [
      'Load is to be counted too, and it is no line of the definition.',
      'Somebody outside the team has to have done it unaided, which no test by the team can show.',
      'What stops is decided above the team, and not release by release.',
      'Signatures belong to the knots of the product as a whole.',
    ],
    passage: { lesson: 1, page: 3, text: 'somebody outside the team has done it unaided' },
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
    id: 'l1-p3-63',
    kind: 'application',
    question:
      'You would like to use the force field and Bridges at the gate where this page places them. Which gate is it?',
    options: ['Decide', 'Design', 'Switch', 'Settle'],
    correct: 1,
    feedback: [
      'Here this page has Kotter’s opening steps, urgency and coalition, lead up to the gate.',
      'Here rules that contradict the work are looked for, and losses are named while the work can still be designed.',
      'Here ADKAR is put to use, with proof on work that is like the real thing.',
      'Here none of the models is named, only whether it is normal work by now.',
    ],
    passage: { lesson: 1, page: 3, text: 'Use 7-S, the force field, and Bridges for naming the losses.' },
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
