import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-41',
    kind: 'application',
    question:
      'In a talk of twenty minutes, four questions come up. Which of them shows you the strand of the objection, according to this page?',
    options: [
      '“When did this last get in your way?”',
      '“What did we do that made you expect it?”',
      '“What do you think of the whole change?”',
      '“What would you need to see to think it works?”',
    ],
    correct: 3,
    feedback: [
      'It opens the talk and brings a case with a date.',
      'It brings up promises that were broken earlier.',
      'It brings an opinion, which the page advises against asking for.',
      'Its answer is a reason, a repair or a settlement, and each belongs to one strand.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'The answer names the strand: a reason, a repair, or a settlement.',
    },
  },
  {
    id: 'l3-p1-09',
    kind: 'application',
    question:
      '“You only want to watch us,” say field engineers about location data. It is used to send the nearest van, and two other designs were tried and dropped. Which reply fits?',
    options: [
      'Offer to pay for the privacy that they give up.',
      'Ask their supervisors to go round and calm the teams.',
      'Show what the data is for, and what was rejected.',
      'Promise that a way round it will be found by June.',
    ],
    correct: 2,
    feedback: [
      'Compensation presumes a loss, which they fear and which has not happened.',
      'Supervisors would need the same evidence, and it is you who has it.',
      'The doubt is about purpose, and evidence together with the dropped options is what settles it.',
      'A fix with a date answers a fault in the process.',
    ],
    passage: { lesson: 3, page: 1, text: 'The evidence, and what was rejected' },
  },
  {
    id: 'l3-p1-42',
    kind: 'application',
    question:
      'A nurse objects to a new rota on a Monday. What is she owed within the first of the two periods that this page names?',
    options: [
      'Word on what will be checked, and by whom',
      'Word on what was decided, and for what reason',
      'Word on which strand it was put, and by whom',
      'Word on who else objected, and from which ward',
    ],
    correct: 0,
    feedback: [
      'Within five working days she hears what will be checked and who does it.',
      'The decision has the longer period of ten working days.',
      'The strand is your tool for sorting; she is owed a check.',
      'Other objectors are a matter for your count, and not for her.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'Within five working days the person hears what will be checked and by',
    },
  },
  {
    id: 'l3-p1-04',
    kind: 'application',
    question: 'A porter calls the new rota “impossible.” You have twenty minutes with him. How do you begin?',
    options: [
      'Ask what he thinks of the rota, and hear him out.',
      'Ask what his colleagues say, and count how many agree.',
      'Ask him for patience, and explain how it was made.',
      'Ask which shift it last spoiled, and note his words.',
    ],
    correct: 3,
    feedback: [
      'The general question brings a general opinion, already known.',
      'Numbers may come later; here is someone who can show you a case.',
      'An explanation answers a question he has not been allowed to put.',
      'The last time brings a case with a date, and his own words keep your verdict out of it.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: '“When did this last get in your way?” brings a case with a date.',
    },
  },
  {
    id: 'l3-p1-31',
    kind: 'recall',
    question:
      'Somebody sabotages a change on purpose, after a fair hearing. Whose matter is it, according to this page?',
    options: [
      'The sponsor’s, as a question of open opposition',
      'The line manager’s, as a question of performance',
      'The project lead’s, as a question of risk control',
      'The personnel office’s, as a question of discipline',
    ],
    correct: 1,
    feedback: [
      'Sponsors settle collisions of targets and powerful losses.',
      'It is a performance matter for the line manager, and rarer than the word “resistor” suggests.',
      'A project has no authority over somebody’s conduct at work.',
      'Personnel may assist; the page leaves it with the manager.',
    ],
    passage: { lesson: 3, page: 1, text: 'is a performance matter' },
  },
  {
    id: 'l3-p1-43',
    kind: 'recall',
    question:
      'In the warehouse, one of the three who doubt the reason for the change remains unconvinced by the figures. What happens next?',
    options: [
      'The doubter joins the group that tests the fix',
      'The doubter is told that it goes ahead all the same',
      'The doubter is promised another count next quarter',
      'The doubter is shown the cost of staying as it is',
    ],
    correct: 1,
    feedback: [
      'The nine who reported the wireless fault test it.',
      'The line is held with its reason shown, and it is said plainly that the change goes ahead.',
      'A further count would suggest that the matter is still open.',
      'Returned orders, with their causes, were the figures shown.',
    ],
    passage: { lesson: 3, page: 1, text: 'is told plainly that the change goes ahead' },
  },
  {
    id: 'l3-p1-32',
    kind: 'application',
    question:
      'Two depots differ sharply in how much they object. A consultant offers a test that finds the employees most averse to change. What is its main limit here, by this page?',
    options: [
      'It asks for honesty that no employee can afford to show',
      'It measures a mood that will have changed by the switch',
      'It finds the critics, and not those who have influence',
      'It explains persons, and not why the two depots differ',
    ],
    correct: 3,
    feedback: [
      'That may weaken any test; this page argues from the difference between units.',
      'Disposition is what stays; moods are another matter.',
      'Influence matters for a coalition and does not explain the difference.',
      'Careful people are unlikely to have all been hired by one depot, so one looks at the depot.',
    ],
    passage: { lesson: 3, page: 1, text: 'it explains persons and leaves the difference between' },
  },
  {
    id: 'l3-p1-12',
    kind: 'judgment',
    question:
      'An objection can be decided only after a trial of three weeks. Your rule says that people hear a decision in ten working days. What do you tell the person?',
    options: [
      'Within days, what is tried by whom until which day',
      'On the tenth day, a decision without the trial’s result',
      'Now, that the rule cannot be kept in cases like this',
      'After three weeks, when there is something to decide',
    ],
    correct: 0,
    feedback: [
      'The dated reply keeps the rule’s meaning; “not yet known, but by then” is a reply.',
      'Deciding on time and in ignorance respects the clock more than the person.',
      'Candid, and it leaves out the one thing that helps, which is the date.',
      'By that time silence will have been read as the answer.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'Within five working days the person hears what will be checked and by whom.',
    },
  },
]
