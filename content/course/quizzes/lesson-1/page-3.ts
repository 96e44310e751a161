import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l1-p3-64',
    kind: 'application',
    question:
      'You test whether process is healthy at a port’s new gate, by the table of this page. What must someone be able to do?',
    options: [
      'The busiest day, without any overtime',
      'An ordinary day, without a workaround',
      'The hardest case, without asking for help',
      'A whole week, without being reminded',
    ],
    correct: 1,
    feedback: [
      'The busiest day comes later; the table begins with an ordinary one.',
      'Process is healthy when an ordinary Tuesday can be done the new way without a workaround.',
      'Hard cases may need help for years, in a healthy process too.',
      'To work unreminded is about people; here the work itself is tested.',
    ],
    passage: { lesson: 1, page: 3, text: 'Someone can do an ordinary Tuesday the new way' },
  },
  {
    id: 'l1-p3-71',
    kind: 'recall',
    question:
      'Dana Whitlock takes the result and the price that stand in the Decide knot to Larkmoor’s directors. What do they do?',
    options: [
      'They take the result, and halve the price',
      'They grumble, and accept both of them',
      'They take the price, and raise the result',
      'They put both of them off for a quarter',
    ],
    correct: 1,
    feedback: [
      'The price stays as it is in the knot, with two people at each board.',
      'They grumble for half an hour, and accept both numbers.',
      'The result stays as it is in the knot, and everything aims at it from then on.',
      'Nothing is put off; the gate is held in January.',
    ],
    passage: { lesson: 1, page: 3, text: 'about the missing' },
  },
  {
    id: 'l1-p3-69',
    kind: 'application',
    question:
      'A team that works in sprints adds two lines to its definition of done, as this page suggests. One is about a rule that has been changed. What does the other ask?',
    options: [
      'That the users’ manager has freed the hours',
      'That somebody outside has done it unaided',
      'That each user has had it open for a day',
      'That the old screen has been taken down',
    ],
    correct: 1,
    feedback: [
      'The load is to be counted too, and it is no line of the definition.',
      'Somebody outside the team has to have done it unaided, which no test by the team can show.',
      'To have it open proves little; the page asks for the work done once.',
      'The old path closes some weeks after a switch.',
    ],
    passage: { lesson: 1, page: 3, text: 'somebody outside the team has done it unaided' },
  },
  {
    id: 'l1-p3-65',
    kind: 'application',
    question:
      'A packing line improves itself by small experiments all year round. Where does this page have you tie a knot?',
    options: ['At its standard', 'At its yearly goal', 'At each experiment', 'At each quarter’s end'],
    correct: 0,
    feedback: [
      'The standard is what is frozen in order to see, so the knot is tied there.',
      'A goal stays for the year, while the work under it changes weekly.',
      'An experiment may be dropped tomorrow; what remains is in the standard.',
      'The quarter is a rhythm for reports; the work does not pause for it.',
    ],
    passage: { lesson: 1, page: 3, text: 'order to see. Tie the knot there' },
  },
  {
    id: 'l1-p3-70',
    kind: 'application',
    question:
      'You draw a RACI line for the day on which an old log closes, as Larkmoor does for a whiteboard. Who is accountable?',
    options: [
      'The sponsor of the change',
      'The manager of that unit',
      'The lead of the change',
      'The leads of its teams',
    ],
    correct: 1,
    feedback: [
      'The sponsor answers for the result of the whole, which is another line.',
      'The depot manager is accountable, since she controls the roster and the room.',
      'The change lead does not control the means, so he cannot answer for it.',
      'Team leads are responsible: they do it, and somebody else answers for it.',
    ],
    passage: { lesson: 1, page: 3, text: 'Whiteboard at Elm closes' },
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
    id: 'l1-p3-67',
    kind: 'recall',
    question: 'In the words of this course, what is a knot?',
    options: [
      'Three owners, one per strand, who agree',
      'Three criteria, one per strand, that are met',
      'Three sentences, one per strand, that agree',
      'Three dates, one per strand, that coincide',
    ],
    correct: 2,
    feedback: [
      'Owners sign it; what makes the knot is that the sentences agree.',
      'Criteria belong to the milestone in the project plan.',
      'A knot is three agreeing sentences, one per strand, that answer the question of a gate.',
      'Dates may be in the sentences; what counts is that all can be true.',
    ],
    passage: { lesson: 1, page: 3, text: 'the three agreeing sentences, one per strand, that answer it' },
  },
  {
    id: 'l1-p3-66',
    kind: 'application',
    question:
      'At the Switch gate of a tax office, two owners of strands want to go on and one does not. Whose “no” keeps the gate shut by itself?',
    options: [
      'That of the manager of the work',
      'That of the staff’s direct managers',
      'That of the sponsor of the change',
      'That of any one among the three',
    ],
    correct: 1,
    feedback: [
      'Process leads at Design, where this manager may close the gate.',
      'People lead at Switch, and the owner of the strand that leads may close the gate.',
      'Purpose leads at Decide, where the sponsor may close the gate.',
      'All three sign or write; only the owner of the strand that leads may close it alone.',
    ],
    passage: { lesson: 1, page: 3, text: 'The owner of the strand that leads may' },
  },
]
