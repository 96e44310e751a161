import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-64',
    kind: 'application',
    question:
      'Vans leave before a store opens, and the objection of the technicians turns out to be right. You answer it as Larkmoor did. What do they get?',
    options: [
      'A later start, once it has opened',
      'A locker at the gate, filled at night',
      'A date from which it opens in time',
      'A key, which a lead looks after',
    ],
    correct: 2,
    feedback: [
      'The vans go on leaving when they did; the store comes to meet them.',
      'Evening picking was offered and tried, and is another idea of the same person.',
      'What was a request becomes a date, and from then on the store opens before the vans leave.',
      'A key would have covered up for the closed store, which is opened instead.',
    ],
    passage: { lesson: 3, page: 1, text: 'request, becomes a date' },
  },
  {
    id: 'l3-p1-65',
    kind: 'application',
    question:
      'You hold the line as the warehouse director did, and put your reason on the wall. What do people find there?',
    options: [
      'Orders that came back, each with its cause',
      'Options that were dropped, each with its price',
      'Letters of customers, each with its answer',
      'Picks of one week, each with the time taken',
    ],
    correct: 0,
    feedback: [
      'The returned orders of a quarter hung there, and people could see how many were picking errors.',
      'Options that were rejected are evidence too, and she had facts that people could check.',
      'Letters tell what customers felt; the doubt was whether picking caused it.',
      'Speed was not the reason that she gave; errors were.',
    ],
    passage: { lesson: 3, page: 1, text: 'wall, each with its cause' },
  },
  {
    id: 'l3-p1-66',
    kind: 'application',
    question:
      'A nurse objects to a new rota. Within how many working days does she hear what will be checked, and within how many the decision, by this page?',
    options: [
      'Within five, and within ten',
      'Within two, and within five',
      'Within three, and within ten',
      'Within five, and within twenty',
    ],
    correct: 0,
    feedback: [
      'Within five working days she hears what will be checked and by whom, within ten the decision.',
      'Two are the head start of supervisors in lesson 2; here the first answer has five.',
      'Ten is right; the first answer has two days more than that.',
      'Five is right; twenty would make a month of waiting for the decision.',
    ],
    passage: { lesson: 3, page: 1, text: 'Within ten they hear the decision.' },
  },
  {
    id: 'l3-p1-67',
    kind: 'application',
    question:
      'A porter calls the new rota “impossible.” With which question do you begin your talk with him, following this page?',
    options: [
      '“What would you need to see to go on?”',
      '“What have we done to make you say so?”',
      '“What do you think should be changed?”',
      '“When did it last get in your way?”',
    ],
    correct: 3,
    feedback: [
      'This names the strand, and comes when his words have been read back.',
      'This brings up broken promises, and comes fourth.',
      'This brings an opinion, and the page begins with a case.',
      'Asked for the last time, he brings a case with a date.',
    ],
    passage: { lesson: 3, page: 1, text: 'brings a case with a date.' },
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
    id: 'l3-p1-68',
    kind: 'recall',
    question:
      'The warehouse director changes the plan for the aisles in which the scanners drop their signal. How much later do they go live?',
    options: ['Two weeks later', 'Three weeks later', 'Six weeks later', 'Nine weeks later'],
    correct: 1,
    feedback: [
      'Two weeks would have been short for the access points and a test by those who complained.',
      'They go live three weeks later, when new access points have been put up.',
      'Six is the number of the access points.',
      'Nine is the number of people who named the fault.',
    ],
    passage: { lesson: 3, page: 1, text: 'go live three weeks later, after six new access points' },
  },
  {
    id: 'l3-p1-69',
    kind: 'application',
    question:
      'You plan a talk in which you hear out a driver’s objection, with all five steps of this page. How long does it take?',
    options: ['Ten minutes', 'Forty minutes', 'A full hour', 'Twenty minutes'],
    correct: 3,
    feedback: [
      'Ten minutes are short for reading the words back and asking what was done.',
      'Forty are twice what the page plans for, and harder to find on a shift.',
      'An hour can hardly be had in a corridor, and is not needed.',
      'Twenty minutes and five steps, and a corridor will do.',
    ],
    passage: { lesson: 3, page: 1, text: 'The conversation takes twenty minutes and has five steps.' },
  },
  {
    id: 'l3-p1-70',
    kind: 'application',
    question:
      'You protect an allowance for people whose role ends, as the warehouse director did for two leads. For how long?',
    options: ['For nine months', 'For three months', 'For twelve months', 'For two full years'],
    correct: 0,
    feedback: [
      'The two allowances are protected for nine months, with first refusal on new posts.',
      'Three months are a third of what the two leads were given.',
      'Twelve months are how long dispatchers at Larkmoor keep their grade.',
      'Two years are far more than the two leads were given.',
    ],
    passage: { lesson: 3, page: 1, text: 'The two allowances are protected for nine months' },
  },
]
