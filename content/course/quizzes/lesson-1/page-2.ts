import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l1-p2-65',
    kind: 'application',
    question:
      'You go through a stalled merger of two archives with Kotter’s list of errors. What do you write beside each of them, if you follow this page?',
    options: [
      'The last thing that happened',
      'The first thing that is missing',
      'The next thing that is planned',
      'The worst thing that could come',
    ],
    correct: 0,
    feedback: [
      'A blank line then shows where the politics have been left to chance.',
      'What is missing shows by itself, where nothing can be written down.',
      'Plans are easily written; the page asks for what has been done.',
      'A risk is about the future, and the list asks what has happened.',
    ],
    passage: { lesson: 1, page: 2, text: 'For each, write the last thing that happened' },
  },
  {
    id: 'l1-p2-66',
    kind: 'application',
    question:
      'You look for the first missing element of ADKAR among sixty nurses. How many of them do you ask at least, by this page?',
    options: ['Five of them', 'Ten of them', 'Twenty of them', 'Thirty of them'],
    correct: 1,
    feedback: [
      'With five, a single answer would move the result by a fifth.',
      'Ten or more people of one group are asked, and a yes has to be said or shown.',
      'Twenty are welcome, and the rule is content with half as many.',
      'Half of a group is more than the rule asks for, whatever its size.',
    ],
    passage: { lesson: 1, page: 2, text: 'Ask ten or more people of one group' },
  },
  {
    id: 'l1-p2-71',
    kind: 'recall',
    question:
      'In the example of the claims handlers, the lens of the seven S’s finds a bonus. What does it still pay for?',
    options: ['Each claim closed', 'Each file touched', 'Each call answered', 'Each day not taken'],
    correct: 1,
    feedback: [
      'A bonus on closed claims would have suited the new way of working.',
      'It pays for files touched, which rewards passing a file on.',
      'Calls are where a claim begins; the bonus counts what is done to files.',
      'The goal is in days; the bonus knows nothing of them.',
    ],
    passage: { lesson: 1, page: 2, text: 'The bonus still pays for files touched' },
  },
  {
    id: 'l1-p2-67',
    kind: 'recall',
    question:
      'Dana Whitlock cancels the third motivation round at Elm. Which two things does she want to know instead?',
    options: [
      'What earlier stores hours take, and what dispatchers lose',
      'What evening picking takes, and what technicians can do',
      'What evening picking takes, and who made the ranking',
      'What earlier stores hours take, and who made the ranking',
    ],
    correct: 3,
    feedback: [
      'The hours are right; the loss was found too, and comes up in a later lesson.',
      'Forty technicians had been asked, and evening picking is the stores’ own idea later.',
      'The ranking is right; evening picking is offered later by the head of stores.',
      'Both go to restraints that the five lenses found: the closed store and the weekly ranking.',
    ],
    passage: {
      lesson: 1,
      page: 2,
      text: 'what earlier stores hours would take, and who set up the ranking, and why',
    },
  },
  {
    id: 'l1-p2-68',
    kind: 'application',
    question:
      'You plan lower targets and more help for ward clerks in the neutral zone of Bridges. By which picture does this page have you plan it?',
    options: [
      'A rehearsal on a stage',
      'A crossing by a ferry',
      'A season of roadworks',
      'A move to a new house',
    ],
    correct: 2,
    feedback: [
      'A rehearsal comes before the switch; this is the time after an ending.',
      'A crossing has a far shore in sight, and nobody knows how long this one takes.',
      'You plan it as you would a roadworks season, when all expect to be slower.',
      'A move is the event; the neutral zone is a season.',
    ],
    passage: { lesson: 1, page: 2, text: 'plan the neutral zone as you would a roadworks' },
  },
  {
    id: 'l1-p2-69',
    kind: 'application',
    question:
      'Of thirty porters, twenty-four can give the reason for a new round, seventeen want it, thirteen can name its steps, and four can walk it unaided. Where is the bottleneck, by this page?',
    options: [
      'Knowledge, at thirteen of thirty',
      'Desire, at seventeen of thirty',
      'Ability, at four out of thirty',
      'Knowledge and ability alike',
    ],
    correct: 0,
    feedback: [
      'The first element that fewer than half reach is the bottleneck: thirteen of thirty.',
      'Seventeen are more than half, so the rule goes on to the next element.',
      'The lowest count is tempting, yet the rule takes the first below half.',
      'They fall short together, and the rule begins with the first of them.',
    ],
    passage: {
      lesson: 1,
      page: 2,
      text: 'The first element that fewer than half reach is, as a rule of thumb, the bottleneck',
    },
  },
  {
    id: 'l1-p2-70',
    kind: 'application',
    question:
      'You lay out the seven S’s as a table for a slow change of shifts. What do you write beside each of them, by this page?',
    options: [
      'Whether it agrees with the other six rows',
      'How far it is from where it has to be',
      'Who could change it, and by which day',
      'Whether it demands the new way or the old',
    ],
    correct: 3,
    feedback: [
      'Fit among the seven is the idea of the authors; the table asks it one by one.',
      'A distance needs a scale; the page asks for something one can see.',
      'Owners come later, when it is plain which rows were left alone.',
      'Beside each row stands how it demands the new way today, or that it still demands the old.',
    ],
    passage: { lesson: 1, page: 2, text: 'Write beside each how it demands the new way today, or' },
  },
]
