import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l2-p3-81',
    kind: 'application',
    question:
      'Tellers agree that queues are too long, can run the new counter, and believe that it is meant. On “is this the right answer?” most of them say no. What does the course’s table offer them?',
    options: [
      'The experience of a branch that has it already',
      'The chance to design parts of it by themselves',
      'The options that were dropped, with the reasons',
      'The facts on queues, from days of their own branch',
    ],
    correct: 2,
    feedback: [
      'A team like theirs settles whether it can be done.',
      'A share in a decision is worth having. Their question is about a choice already made.',
      'Whether it is the right answer is settled by the options that were dropped, and why.',
      'Facts from their own day settle whether it is needed, and they grant that.',
    ],
    passage: { lesson: 2, page: 3, text: 'The options that were dropped, and why' },
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
    id: 'l2-p3-83',
    kind: 'judgment',
    question:
      'Supervisors will have to lead their teams through a reorganization, and fear the questions. You have one hour of their time and good writers at hand. What do you prepare for them?',
    options: [
      'A talk by the director, with slides to use afterward',
      'A dry run of the meeting, with feedback in pairs',
      'A page with answers to the questions most expected',
      'A room with the facts, and a person who can answer',
    ],
    correct: 3,
    feedback: [
      'Slides carry the director’s words into a room where only the supervisor is believed.',
      'Rehearsing makes the delivery smoother. They still lack somebody who knows the facts.',
      'Answers written for them are a script, and the question that counts is seldom on the page.',
      'They work out among themselves what it means. You cannot stop that conversation, so feed it.',
    ],
    passage: { lesson: 2, page: 3, text: 'Do not script the supervisors.' },
  },
  {
    id: 'l2-p3-84',
    kind: 'judgment',
    question:
      'A director will announce new rosters on Thursday at noon. To be fair to all, she wants supervisors and teams to hear it at the same moment. What do you propose?',
    options: [
      'Supervisors on Tuesday, with a chance to object',
      'Supervisors on Wednesday, with a copy of the slides',
      'Supervisors an hour before, with an embargo on it',
      'Supervisors with the rest, and a briefing right after',
    ],
    correct: 0,
    feedback: [
      'Supervisors come first, two working days ahead, and could still change something.',
      'One day and a set of slides leave them time to read and none to object.',
      'An hour is a courtesy. Nothing can be changed in it.',
      'Their teams would then ask them questions on news that they heard a minute before.',
    ],
    passage: { lesson: 2, page: 3, text: 'Supervisors first, two working days ahead, with time to object.' },
  },
  {
    id: 'l2-p3-85',
    kind: 'application',
    question:
      'A depot’s crew may choose which of two vehicle layouts it will drive with, and its choice will be carried out. Budget and load are fixed. Which level of engagement is that?',
    options: [
      'Hand over, as their choice is final',
      'Ask, as the limits are set by others',
      'Share, as they choose within limits',
      'Tell, as both of the layouts are set',
    ],
    correct: 2,
    feedback: [
      'What is handed over comes without a menu: you decide, tell us only if it breaks.',
      'In an ask the crew would be heard and others would decide. Here its choice counts.',
      'The crew decides, within limits that others have set: that is sharing.',
      'The layouts were told. Which one comes was left to the crew.',
    ],
    passage: { lesson: 2, page: 3, text: '“Eight-hour or ten-hour shifts; coverage is fixed.”' },
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
      'After a message on new pension terms you get four figures. Which one tells you that the message has worked, by the course’s definition?',
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
    id: 'l2-p3-88',
    kind: 'judgment',
    question:
      'Thirty nurses see why a new roster is needed; only six say that they could live with it. You have one hour per ward, and a new roster for every person. How do you use the hour?',
    options: [
      'One meeting with the director, and time for questions',
      'Small groups with each own roster, and swaps to grant',
      'Two practice shifts, to find out how the roster feels',
      'Pairs with a ward that has used the roster for a year',
    ],
    correct: 1,
    feedback: [
      'The business reason comes from above. This question needs the person who knows the roster.',
      'The question is personal: people saw their own roster, and the lead could grant swaps on the spot.',
      'Practice settles whether it can be done; here they ask what it does to their lives.',
      'Another team’s experience does not show a nurse her own Wednesdays.',
    ],
    passage: { lesson: 2, page: 3, text: 'two swaps that the lead could grant on the spot' },
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
