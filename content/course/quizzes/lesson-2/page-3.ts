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
    id: 'l2-p3-13',
    kind: 'application',
    question:
      'After a campaign, seven in ten couriers say that they can do the new route. Nobody was polled before it. What may the report claim?',
    options: [
      'That the campaign made most of them feel able',
      'That the campaign failed with three in ten',
      'That no poll can show what a campaign does',
      'That most of them say they are able by now',
    ],
    correct: 3,
    feedback: [
      'They may have felt able before the first poster went up.',
      'The share of doubters may have been larger, or smaller, beforehand.',
      'Two polls can show a movement, and a comparison group would say more.',
      'One poll shows a state; a movement would need an earlier one.',
    ],
    passage: { lesson: 2, page: 3, text: 'one poll shows a state and only two show a movement' },
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
    id: 'l2-p3-08',
    kind: 'judgment',
    question:
      'A director has decided to close one of two canteens and wants staff “involved, so that they feel heard.” Neither the closing nor its date is open. What is your advice?',
    options: [
      'Put it off, until there is a question that can be asked.',
      'Tell it as decided, with the reasons and the new rules.',
      'Ask for views, and report later how they were weighed.',
      'Share it, by letting staff choose which reasons count.',
    ],
    correct: 1,
    feedback: [
      'Looking for something open is a good thought; delay helps nobody who must plan lunch.',
      'Telling is respectable, and asking for views on a settled matter is remembered for years.',
      'Right for a decision that views could still change.',
      'A choice without consequence is found out at once.',
    ],
    passage: { lesson: 2, page: 3, text: 'Telling dressed up as asking is remembered for years.' },
  },
  {
    id: 'l2-p3-09',
    kind: 'recall',
    question: 'What keeps the story of NUMMI from proving that one practice made the difference?',
    options: [
      'The workforce had been almost entirely replaced before.',
      'Absence and output were never counted after the reopening.',
      'The cord was used by team leaders and by hardly any others.',
      'Management, contract, product and rules changed together.',
    ],
    correct: 3,
    feedback: [
      'Much of the former workforce came back.',
      'Both were reported, and they are the reason for the fame of the plant.',
      'Anyone could pull it, which is the point of the story.',
      'When everything moves at once, no single cause can be isolated.',
    ],
    passage: { lesson: 2, page: 3, text: 'no single cause can be isolated' },
  },
  {
    id: 'l2-p3-10',
    kind: 'application',
    question:
      'A newsletter about new purchasing reaches a record share of opens. What would show that it has worked?',
    options: [
      'Buyers now pick the right form without asking.',
      'Buyers rate it as clear in a poll held next week.',
      'Buyers forward it to colleagues more than usual.',
      'Buyers spend more minutes on it than on others.',
    ],
    correct: 0,
    feedback: [
      'A communication has worked when somebody can do something that they could not before.',
      'Clear to read and clear to act on are different things.',
      'Forwarding shows reach, one step beyond opening.',
      'Minutes count attention, and confusion also takes time.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'A communication has worked when somebody can decide or do something that they could not before.',
    },
  },
]
