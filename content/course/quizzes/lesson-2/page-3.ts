import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l2-p3-22',
    kind: 'application',
    question:
      'Guides of a castle find new tours needed and right, and believe that management means it. To “can we do it” most answer no, and hardly any don’t know. What do you offer?',
    options: [
      'A decision that suspends ratings in the first month',
      'A rehearsal with a team that gives such tours already',
      'A talk with each guide about the hours they will have',
      'A message on how each of the tours will be built up',
    ],
    correct: 1,
    feedback: [
      'This would settle whether they mean it, which most believe.',
      'A “no” to that question asks for a remedy, and practice with a team like theirs is one.',
      'Personal answers are for the fifth question, on which nothing was said.',
      'Information serves those who don’t know; these know, and doubt themselves.',
    ],
    passage: { lesson: 2, page: 3, text: 'Practice, time, and a team like ours that has done it' },
  },
  {
    id: 'l2-p3-31',
    kind: 'application',
    question:
      'The sponsor will speak about new rosters on a Thursday. On which day do supervisors hear of them, in the order of this page?',
    options: [
      'On Wednesday, with a list of answers',
      'On Thursday, an hour ahead of others',
      'On Tuesday, with time to object',
      'On the Monday, with a script to read',
    ],
    correct: 2,
    feedback: [
      'One day leaves too little time to object and to be answered.',
      'An hour ahead is a courtesy, and nothing can change in it.',
      'Supervisors come two working days ahead, so that something can still be changed.',
      'More days are no harm in themselves; a script is.',
    ],
    passage: { lesson: 2, page: 3, text: 'two working days ahead, with time to object.' },
  },
  {
    id: 'l2-p3-32',
    kind: 'application',
    question:
      'In a team meeting on a Monday a courier asks which depot will close. The choice will take a month. What is owed to her, and by when?',
    options: [
      'The decision within ten working days, since she has asked',
      'A reply on the day of the decision, when there is one to give',
      'A reply the same day, from the most senior person in the room',
      'A dated reply within the week, even if it is “not yet known”',
    ],
    correct: 3,
    feedback: [
      'A decision is owed in ten days where one can be made, and this one cannot.',
      'A month of silence is what the dated reply is meant to prevent.',
      'Speed and rank are not asked for; a date is.',
      'Every question gets a dated reply within five working days, and “not yet known, but by the 20th” is one.',
    ],
    passage: { lesson: 2, page: 3, text: 'A dated reply to every question within five working days,' },
  },
  {
    id: 'l2-p3-04',
    kind: 'application',
    question:
      'Nurses would like to arrange their own breaks. Any arrangement suits you as long as two of them stay on the ward. Which level do you announce?',
    options: [
      'Hand over: they decide, and you hear only if it breaks.',
      'Tell: you set out the breaks and explain the reasons for it.',
      'Share: they choose the breaks, and two on the ward is fixed.',
      'Ask: they send proposals, and you decide after hearing them.',
    ],
    correct: 2,
    feedback: [
      'Then the two on the ward would be theirs to decide as well.',
      'Respectable where the matter is settled, and this one is open.',
      'They decide within a limit that is stated beforehand.',
      'It keeps for you a decision you have no wish to make.',
    ],
    passage: { lesson: 2, page: 3, text: 'You choose within limits' },
  },
  {
    id: 'l2-p3-21',
    kind: 'recall',
    question:
      'In the list of Armenakis and Harris, which question is settled by something that bosses and respected peers do?',
    options: ['Do they mean it?', 'Can I live with it?', 'Is it needed at all?', 'Can we really do it?'],
    correct: 0,
    feedback: [
      'Principal support is shown by acts; words have been heard before.',
      'That takes a personal answer, in person, and for some it is no.',
      'Facts that people can check against their own day settle this one.',
      'Efficacy comes from practice, time and a comparable team.',
    ],
    passage: { lesson: 2, page: 3, text: 'Something that bosses and respected peers do' },
  },
  {
    id: 'l2-p3-43',
    kind: 'application',
    question:
      'A director asks what to cover in her ten minutes on the new rosters. What do you tell her, going by the order of messages on this page?',
    options: [
      'Why, what changes for each team, and who helps',
      'Why, how it was decided, and what is still open',
      'What changes, who gains by it, and from which day',
      'Why, what it costs, and what will be stopped',
    ],
    correct: 3,
    feedback: [
      'What it means for a team comes from its own supervisor, a day later.',
      'What is open belongs in the written lines; her minutes go to something harder.',
      'A list of gains is heard as selling, and the cost is what people wait for.',
      'The sponsor gives the reason, its cost and what stops, and leaves the personal part to supervisors.',
    ],
    passage: { lesson: 2, page: 3, text: 'for ten minutes: why, what it costs, what stops.' },
  },
  {
    id: 'l2-p3-33',
    kind: 'recall',
    question: 'Which study does this page use when it advises against scripts for supervisors?',
    options: [
      'Larkin and Larkin, on reaching the front line with facts',
      'Balogun and Johnson, on how managers make sense of change',
      'Kim and Mauborgne, on decisions that people go along with',
      'Armenakis and Harris, on beliefs that a message must settle',
    ],
    correct: 1,
    feedback: [
      'They argue for the supervisor as the sender, which is another point of the page.',
      'Middle managers worked out what a restructuring meant largely among themselves, so the page feeds that conversation.',
      'Fair process is used for the section about a share in decisions.',
      'The five beliefs are used for finding the open question.',
    ],
    passage: { lesson: 2, page: 3, text: 'followed middle managers through a restructuring' },
  },
  {
    id: 'l2-p3-44',
    kind: 'application',
    question:
      'The sponsor has spoken about the new rosters. Which two of the five questions are left to the supervisor’s team meeting, in the order of this page?',
    options: [
      'Is it needed, and is it the right answer',
      'Can we do it, and can I live with it',
      'Do they mean it, and can I live with it',
      'Is it the right answer, and can we do it',
    ],
    correct: 1,
    feedback: [
      'The business reason is what the sponsor’s ten minutes are for.',
      'The team meeting takes questions three and five, which only the near manager can answer.',
      'Whether it is meant is settled by something that bosses do.',
      'The options that were dropped belong to the reason, and so to the sponsor.',
    ],
    passage: { lesson: 2, page: 3, text: 'led by the supervisor, on questions three and five' },
  },
  {
    id: 'l2-p3-42',
    kind: 'application',
    question:
      'A hospital laundry hands over its folding step, with limits in writing. When does what the team learns enter the standard, by the advice drawn from NUMMI?',
    options: [
      'At the next review, by a process engineer',
      'When three shifts have tried it, by a vote',
      'Once a quarter, by whoever owns the step',
      'The same week, by those who do the work',
    ],
    correct: 3,
    feedback: [
      'A review far away teaches the team that its lessons can wait.',
      'A vote settles what is liked, and the standard asks what has worked.',
      'A quarter is long enough for a lesson to be lost.',
      'Those who do it write the standard, and what they learn is in it the same week.',
    ],
    passage: { lesson: 2, page: 3, text: 'put what they learn into the standard the same week' },
  },
  {
    id: 'l2-p3-41',
    kind: 'recall',
    question:
      'After the message to the dispatchers, more of them believe that the change is meant. Why can the message not claim the whole rise?',
    options: [
      'The ranking was suspended in the same weeks',
      'The second poll reached other dispatchers',
      'The sponsor had spoken to them one by one',
      'The first poll was taken on a bad day',
    ],
    correct: 0,
    feedback: [
      'An act of the sponsor fell into the same weeks, and it answers the very same question.',
      'All thirty-six were asked on both occasions.',
      'She spoke once, for the reason of the change, before the teams met.',
      'Nothing of the kind is reported; the polls were six weeks apart.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'The suspended ranking falls into the same weeks, so the message cannot claim all of it.',
    },
  },
]
