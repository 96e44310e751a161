import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l2-p3-91',
    kind: 'application',
    question:
      'Your message to the clerks of a land registry says what is decided, what is not, and the date by which they will know. There is room for one line more. What does it say?',
    options: [
      'Why it has to be done now',
      'What they gain from it all',
      'How far they have a say',
      'Who helps them through it',
    ],
    correct: 2,
    feedback: [
      'The reason is the sponsor’s to give, in ten minutes, before the teams meet.',
      'Gains are the usual selling point. What people ask is answered in person, one by one.',
      'The fourth line is the level at which they have a say: tell, ask, share or hand over.',
      'Help belongs to the plan. The message needs its four lines for what people can decide or do.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'decided, not decided, date, and the level at which they have a say',
    },
  },
  {
    id: 'l2-p3-82',
    kind: 'judgment',
    question:
      'Before a message, five of thirty-six planners said they could live with a new center; six weeks after it, seventeen do. In the same weeks a disliked ranking was suspended. What do you report to the sponsor?',
    options: [
      'A rise owed to the message, with the ranking as a help',
      'A rise that message and ranking share in unknown parts',
      'A rise that says little, as the group was asked twice',
      'A rise owed to the ranking, as acts outweigh a message',
    ],
    correct: 1,
    feedback: [
      'The order of merit is a guess; nothing in the polls supports it.',
      'Two polls show a movement. They cannot say what caused it, and the message may not claim it all.',
      'Asking twice is the point: one poll shows a state, two show a movement.',
      'That may well be so, and the polls cannot show it either.',
    ],
    passage: { lesson: 2, page: 3, text: 'why, two polls cannot say' },
  },
  {
    id: 'l2-p3-95',
    kind: 'application',
    question:
      'The sponsor has spoken about a new planning desk, and supervisors meet their teams. There is time for two of the five questions that people ask in private. Which two belong in this meeting?',
    options: [
      'Is it needed, and can I live with it?',
      'Can we do it, and can I live with it?',
      'Can we do it, and is it well chosen?',
      'Do they mean it, and can we do it?',
    ],
    correct: 1,
    feedback: [
      'Whether it is needed is part of the business reason, which the sponsor has given already.',
      'Teams meet within a day, led by their supervisor, on questions three and five.',
      'Why this answer was chosen is known to those who chose. A supervisor can seldom settle it.',
      'That they mean it is settled by what bosses and respected peers do, and not in a meeting.',
    ],
    passage: { lesson: 2, page: 3, text: 'led by the supervisor, on questions three and five' },
  },
  {
    id: 'l2-p3-92',
    kind: 'application',
    question:
      'A director will speak about new rosters on a Thursday morning. By the course’s order of a message, when do supervisors have it, and by when do their teams meet?',
    options: [
      'On Wednesday, and by Friday',
      'On Wednesday, and by Monday',
      'On Tuesday, and by Friday',
      'On Thursday, and by Friday',
    ],
    correct: 2,
    feedback: [
      'The teams are in time. One day gives supervisors time to read and none to object.',
      'A day is too short for the supervisors, and a weekend too long for their teams.',
      'Supervisors come first, two working days ahead; teams meet within a day of the sponsor’s words.',
      'Supervisors who hear it with everybody else can neither object nor answer.',
    ],
    passage: { lesson: 2, page: 3, text: 'Supervisors first, two working days ahead, with time to object.' },
  },
  {
    id: 'l2-p3-93',
    kind: 'application',
    question:
      'Packers write and rewrite the standard for their own step. Safety limits and cycle time are given, in writing. Which of the four levels of engagement is this?',
    options: [
      'The level that is called “tell”',
      'The level that is called “ask”',
      'The level that is called “share”',
      'The level that is called “hand over”',
    ],
    correct: 3,
    feedback: [
      'Only the limits were told. What happens within them is theirs.',
      'In an ask somebody else decides after hearing them. Nobody else decides on this standard.',
      'Sharing offers a choice between given things. Here the packers design the work.',
      'The course hands over one step with its limits in writing, and those who do it write the standard.',
    ],
    passage: { lesson: 2, page: 3, text: 'Hand over one step, with its limits in writing.' },
  },
  {
    id: 'l2-p3-86',
    kind: 'judgment',
    question:
      'The closing of a branch is settled; its day, its transfers and its farewell are not. HR wants to open with two weeks of listening on the future of the branch. What do you suggest instead?',
    options: [
      'Listen on the closing, if what was heard is published',
      'Tell all at once, as a half-open question hurts most',
      'Listen first, as people accept what they were asked',
      'Tell the closing, and ask about what is still open',
    ],
    correct: 3,
    feedback: [
      'A published list of unused views proves that the question was not meant.',
      'Day, transfers and farewell are open. To close them would waste the part people can share.',
      'They accept when their views could count. Here they could not, and it is remembered for years.',
      'Fair process fails when views are asked on something settled. Telling is respectable.',
    ],
    passage: { lesson: 2, page: 3, text: 'asking for views on something already settled' },
  },
  {
    id: 'l2-p3-87',
    kind: 'application',
    question:
      'After a message on new pension terms you get four figures. Which one tells you that the message has worked?',
    options: [
      'Nine in ten have picked one of the two plans',
      'Nine in ten can name the reason for the terms',
      'Nine in ten have opened it and read to the end',
      'Nine in ten call the message clear and honest',
    ],
    correct: 0,
    feedback: [
      'It has worked when people can decide or do something that they could not before.',
      'Knowing the reason is welcome, and nothing has been decided or done with it.',
      'Opens tell you only that something was sent.',
      'A good opinion of the message is about the message.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'A communication has worked when somebody can decide or do something that they could',
    },
  },
  {
    id: 'l2-p3-94',
    kind: 'application',
    question:
      'A sponsor has ten minutes to speak about the merger of two depots. She has noted down the reason and the cost. Which third subject is hers alone?',
    options: [
      'What will be dropped for it',
      'What it will make possible',
      'What each depot gains by it',
      'What support there is for it',
    ],
    correct: 0,
    feedback: [
      'The sponsor’s ten minutes are for why, what it costs and what stops.',
      'A picture of the future is Kotter’s advice. The page gives her ten minutes for other things.',
      'What it means for a person comes from their own supervisor, within a day.',
      'Whether we can do it is question three, and supervisors take it up with their teams.',
    ],
    passage: { lesson: 2, page: 3, text: 'why, what it costs, what stops' },
  },
  {
    id: 'l2-p3-89',
    kind: 'judgment',
    question:
      'A message says which posts in a planning team end. The director is a fine speaker, HR knows the law, the change lead wrote the text, and the team’s own manager settles who goes where. Under whose name does it go out?',
    options: [
      'HR’s, whose text will hold up before a court',
      'The manager’s, who can answer what they ask next',
      'The director’s, who stands for the decision itself',
      'The change lead’s, who knows each line of the text',
    ],
    correct: 1,
    feedback: [
      'The law shapes what must be said. It does not know who goes where.',
      'The message comes from the person who can answer the follow-up, and that is about one’s own post.',
      'The reason is hers to give. The next question will be personal, and she cannot answer it.',
      'Whoever writes it should cross out their own name as sender.',
    ],
    passage: { lesson: 2, page: 3, text: 'It comes from the person who can answer the follow-up.' },
  },
  {
    id: 'l2-p3-90',
    kind: 'judgment',
    question:
      'Half of a call center’s staff answer “don’t know” to “can I live with it?” Their new rosters were fixed last week and lie in the planning system. You have time for one thing. What is it?',
    options: [
      'Offer a choice of two rosters, as choice eases doubt',
      'Meet them in small groups, and look for swaps at once',
      'Ask them a second time, as a single poll proves little',
      'Send each their roster, and leave it at that for now',
    ],
    correct: 3,
    feedback: [
      'What is fixed should not be reopened before anyone has objected to it.',
      'Meetings answer a no. These people have not yet seen what they would swap.',
      'A second poll shows a movement, and you have not moved anything.',
      'A don’t know asks for information that may exist; here a message is the whole remedy.',
    ],
    passage: {
      lesson: 2,
      page: 3,
      text: 'is fixed and lies unsent in a system, a message is the whole remedy',
    },
  },
]
