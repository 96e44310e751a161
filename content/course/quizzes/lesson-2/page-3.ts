import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l2-p3-64',
    kind: 'application',
    question:
      'An agile team shows each increment to its users in a review. Which of the four levels is that, by this page?',
    options: ['They are told', 'They share in it', 'It is handed over', 'They are asked'],
    correct: 3,
    feedback: [
      'To tell leaves nothing open, and in a review things still are.',
      'To share would let the users choose within limits, and the team decides.',
      'Handing over is what Lean does with the design of the work.',
      'The users are heard and the team decides, so the review is an ask.',
    ],
    passage: { lesson: 2, page: 3, text: 'An agile team’s review with its users is' },
  },
  {
    id: 'l2-p3-65',
    kind: 'application',
    question:
      'The sponsor will speak about new rosters on a Thursday. When do supervisors hear of them, in the order of this page?',
    options: ['On Wednesday', 'On Monday', 'On Tuesday', 'On Thursday'],
    correct: 2,
    feedback: [
      'One day leaves too little time to object and to be answered.',
      'Three days would do no harm, and two are what the order asks for.',
      'Supervisors come two working days ahead, so that something can still be changed.',
      'An hour ahead on the same day is a courtesy, and nothing can change in it.',
    ],
    passage: { lesson: 2, page: 3, text: 'two working days ahead, with time to object.' },
  },
  {
    id: 'l2-p3-66',
    kind: 'application',
    question:
      'A courier asks which depot will close. The choice will take a month. Within how many working days is she owed a first reply, by this page?',
    options: ['Two of them', 'Three of them', 'Ten of them', 'Five of them'],
    correct: 3,
    feedback: [
      'Two are the head start of supervisors.',
      'Three would be quick, and five are the promise of this page.',
      'Ten are the limit for a decision, where one is needed.',
      'Every question gets a dated reply within five, and “not yet known, but by the 20th” is one.',
    ],
    passage: { lesson: 2, page: 3, text: 'A dated reply to every question within five working days' },
  },
  {
    id: 'l2-p3-71',
    kind: 'application',
    question:
      'The sponsor has spoken about new rosters. When do teams meet with their supervisors, in the order of this page?',
    options: ['Within an hour', 'Within two days', 'Within a day', 'Within a week'],
    correct: 2,
    feedback: [
      'An hour is short for people on shifts, and a day is soon enough.',
      'Two working days are the head start that supervisors have had.',
      'Teams meet within a day, before rumor has settled what it means for them.',
      'In a week the personal part has been settled by rumor.',
    ],
    passage: { lesson: 2, page: 3, text: 'within a day, led by the supervisor' },
  },
  {
    id: 'l2-p3-67',
    kind: 'application',
    question:
      'You look for the open question among ninety prison guards. How do you ask the five, going by this page?',
    options: [
      'All of the guards, two minutes each',
      'Ten to twenty guards, half an hour each',
      'Five to eight guards, half an hour each',
      'Ten to twenty guards, two minutes each',
    ],
    correct: 3,
    feedback: [
      'To ask all takes days, and the lowest yes shows long before.',
      'The number is right; yes, no or don’t know takes two minutes.',
      'So few answers can be exceptions, however long they talk.',
      'Ten to twenty people of one group are enough, at two minutes each.',
    ],
    passage: { lesson: 2, page: 3, text: 'Ask ten to twenty people in one group' },
  },
  {
    id: 'l2-p3-68',
    kind: 'application',
    question:
      'A director asks what to cover in her ten minutes on the new rosters. What do you tell her, going by the order of messages on this page?',
    options: [
      'Why, what it costs, and who helps',
      'Why, who decided, and what is open',
      'Why, what stops, and who gains by it',
      'Why, what it costs, and what stops',
    ],
    correct: 3,
    feedback: [
      'Reason and cost are right; help is near to the work and comes with the team.',
      'The reason is right; what is open stands in the written lines.',
      'Reason and stop are right; a gain is heard as selling where the cost is awaited.',
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
    id: 'l2-p3-69',
    kind: 'application',
    question:
      'A hospital laundry hands over its folding step, with limits in writing. By when does what the team learns enter the standard, by the advice drawn from NUMMI?',
    options: [
      'Within the same shift',
      'Within the same month',
      'Within the next quarter',
      'Within the same week',
    ],
    correct: 3,
    feedback: [
      'Within a shift a lesson is one event; within minutes somebody comes to help.',
      'A month is long enough for a lesson to go its own way.',
      'By the next quarter people have forgotten why they did it.',
      'What they learn is put into the standard the same week, by those who do it.',
    ],
    passage: { lesson: 2, page: 3, text: 'put what they learn into the standard the same week' },
  },
  {
    id: 'l2-p3-70',
    kind: 'recall',
    question:
      'Larkmoor drops a campaign of many pieces for one message to the dispatchers. From whom does it come?',
    options: [
      'From Joan Keyes, who manages Elm',
      'From Dana Whitlock, the sponsor',
      'From Imre Solano, the change lead',
      'From Owen Pratt, who runs the South',
    ],
    correct: 0,
    feedback: [
      'It comes from Joan Keyes, whom the dispatchers trust.',
      'Whitlock speaks for ten minutes, a few days after supervisors have it.',
      'Solano polls them and writes no message under his own name.',
      'Pratt explains the new count at Elm, which is another occasion.',
    ],
    passage: { lesson: 2, page: 3, text: 'The campaign is dropped for one message, from Joan' },
  },
]
