import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-01',
    kind: 'application',
    question:
      'Van drivers say that a new tablet cannot be read in sunlight. The office has never seen the problem. What is the first thing you do about it?',
    options: [
      'Explain once more what the tablet is meant for',
      'Hold a short course on the settings of the screen',
      'Offer a small allowance for the inconvenience',
      'Ride along at noon with the tablet in your hand',
    ],
    correct: 3,
    feedback: [
      'Reasons answer “I don’t see why,” and the drivers have said something else.',
      'If the ride shows that a setting cures it, a course may follow.',
      'Money settles a loss; a screen that cannot be read stays unread.',
      'A process signal is checked where the work happens, before anyone argues with it.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'Then check the claim where the work happens, before you argue with it.',
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
    id: 'l3-p1-03',
    kind: 'application',
    question:
      'A planner agrees with the reasons for a change, dreads the month of the cutover and says that she will do her part. How do you treat her?',
    options: [
      'As someone with mixed feelings who is going to cooperate',
      'As undecided, and therefore as the first to be won over',
      'As an opponent who is too polite to say so in the open',
      'As a supporter whose fears need no further attention now',
    ],
    correct: 0,
    feedback: [
      'Ambivalence is common, and taken for opposition it may become so.',
      'Her intention is settled; the month ahead is what troubles her.',
      'She has told you plainly what she thinks, dreads and will do.',
      'Her dread is worth a question: ask what it is about the month, exactly.',
    ],
    passage: { lesson: 3, page: 1, text: 'Treat that ambivalence as opposition and you will create some.' },
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
    id: 'l3-p1-06',
    kind: 'recall',
    question:
      'Herscovitch and Meyer describe people who go along because they feel they have no choice. What goes with that kind of commitment?',
    options: [
      'More questions than either of the other two kinds',
      'Doing what is required and little beyond it',
      'Open refusal as soon as the pressure ends',
      'The same effort as wanting to, for a shorter time',
    ],
    correct: 1,
    feedback: [
      'Questions were not what they compared.',
      'The effort a switch depends on went with wanting to and with feeling one ought to.',
      'They report compliance without extra effort; revolt is another matter.',
      'The kinds differ in what people give, and the page says nothing of a term.',
    ],
    passage: { lesson: 3, page: 1, text: 'The third went with doing what is required and little more.' },
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
