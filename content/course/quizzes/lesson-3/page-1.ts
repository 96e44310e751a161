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
    id: 'l3-p1-13',
    kind: 'judgment',
    question:
      'You checked an objection at the workplace and found it mistaken. The person who raised it has heard your findings and stays unconvinced. What now?',
    options: [
      'Change a small point, since goodwill is worth the price.',
      'Say why it goes ahead, since she may keep her opinion.',
      'Tell her manager, since this is a matter of performance.',
      'Talk on, since conviction lasts longer than an order.',
    ],
    correct: 1,
    feedback: [
      'A gift that mends nothing tells the next objector to bargain.',
      'Holding the line with a reason is one of three legitimate answers, and nobody has to be convinced.',
      'Disagreeing while doing the job is no fault in performance.',
      'Patience is a virtue up to the point where it becomes a wait for surrender.',
    ],
    passage: { lesson: 3, page: 1, text: 'A “no” with a reason is respectable.' },
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
    id: 'l3-p1-11',
    kind: 'application',
    question:
      'Asked why they distrust a new depot plan, a crew says, “Last time you promised we would keep our tools.” The promise was in fact broken. What do you say?',
    options: [
      'That it was made in other times and by other people',
      'That the new plan has nothing to do with the tools',
      'That the tools will be discussed when the plan is done',
      'That it was broken, and what is put in writing this time',
    ],
    correct: 3,
    feedback: [
      'True, perhaps, and to the crew it sounds like the next excuse.',
      'The subject is whether your word holds.',
      'A second open promise on top of the broken one.',
      'Some broken promises cannot be mended, and owning up to one is how you stop repeating it.',
    ],
    passage: { lesson: 3, page: 1, text: 'Broken promises from an earlier change come up here.' },
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
