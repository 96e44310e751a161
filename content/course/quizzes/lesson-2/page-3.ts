import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l2-p3-63',
    kind: 'application',
    question:
      'One thing in Larkmoor’s message to the dispatchers is left open for them. At which of the four levels does it let them in?',
    options: [
      'Tell: they hear the reasons for it',
      'Ask: they are heard by a named day',
      'Hand over: they settle it all alone',
      'Share: they choose, within a limit',
    ],
    correct: 3,
    feedback: [
      'The number of posts is told; what is left open goes further than that.',
      'To ask would keep the choice with the center, and here the choice is theirs.',
      'The hours of cover are fixed, so it is not theirs alone.',
      'They choose between two shift patterns, and the hours of cover are fixed.',
    ],
    passage: { lesson: 2, page: 3, text: 'you choose between two shift' },
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
    id: 'l2-p3-45',
    kind: 'application',
    question:
      'A courier asks which depot will close. The choice will take a month. What is owed to her first, by the order of messages on this page?',
    options: [
      'Within two working days: who is going to decide',
      'Within ten working days: how far it has come',
      'At the next team meeting: what speaks for each',
      'Within five working days: when it will be known',
    ],
    correct: 3,
    feedback: [
      'Two days are the head start of supervisors.',
      'Ten days are the limit for a decision, where one is needed.',
      'Arguments for each depot would begin the choice in public.',
      'Every question gets a dated reply within five working days, and “not yet known, but by the 20th” is one.',
    ],
    passage: { lesson: 2, page: 3, text: 'A dated reply to every question within five working days' },
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
    id: 'l2-p3-62',
    kind: 'application',
    question:
      'You look for the open question among ninety prison guards. How do you ask them, going by this page?',
    options: [
      'All ninety of them, by a form that takes ten minutes',
      'About five of them, in talks of half an hour each',
      'A team of each shift, in an hour with all its people',
      'Some fifteen of them, in about two minutes each',
    ],
    correct: 3,
    feedback: [
      'A form for all takes weeks to come back, and the lowest yes shows long before.',
      'Five answers can be five exceptions, however long they talk.',
      'In a group you hear the boldest, and the five answers become one.',
      'Ten to twenty people of one group are enough, at two minutes each.',
    ],
    passage: { lesson: 2, page: 3, text: 'it takes two minutes each' },
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
    id: 'l2-p3-61',
    kind: 'recall',
    question:
      'Six weeks after their first poll, Larkmoor’s dispatchers are asked again. What has become of “can I live with it”?',
    options: [
      'More say yes than before, and still not half',
      'Most say yes, as each has a written answer',
      'Fewer say yes, as the posts are known now',
      'As many say yes, while other answers rose',
    ],
    correct: 0,
    feedback: [
      'The yes has risen from five to seventeen of thirty-six, and nineteen still do not give it.',
      'Written answers came in those weeks, and for some of the readers the answer was no.',
      'The message had named the posts openly, and the yes rose all the same.',
      'Both of the answers that are reported rose, this one and whether it is meant.',
    ],
    passage: { lesson: 2, page: 3, text: 'live with it, up from' },
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
      'The same shift, by the leader who came to help',
      'The same week, by an engineer who has watched',
      'The next review, by those who do the folding',
      'The same week, by those who do the folding',
    ],
    correct: 3,
    feedback: [
      'The leader comes within minutes to help, and the standard is written by others.',
      'An engineer with a watch is what the old plant had.',
      'Until the next review a lesson is lost or has gone its own way.',
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
      'The sponsor had spoken on the day before',
      'The answers in writing came in those weeks',
      'The shifts were chosen before the second poll',
    ],
    correct: 0,
    feedback: [
      'An act of the sponsor fell into the same weeks, and it answers the very same question.',
      'Her ten minutes were a part of the message and of its order.',
      'A written answer settles whether one can live with it.',
      'The choice of shifts is a part of what the message announced.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'The suspended ranking falls into the same weeks, so the message cannot claim all of it.',
    },
  },
]
