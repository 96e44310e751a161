import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l4-p2-81',
    kind: 'judgment',
    question:
      'Eleven posts have ended in a depot, and everyone concerned has been told alone. Tomorrow you speak to the thirty who stay. What do you bring them, from the course’s list?',
    options: [
      'Which part of the work is going to stop',
      'Which criteria were used for the eleven',
      'Which future the depot has in the plans',
      'Which help the eleven are being offered',
    ],
    correct: 0,
    feedback: [
      'They have lost colleagues and inherited work, so they hear which work stops.',
      'Criteria are published before names, and so weeks before this talk.',
      'A future is welcome. Tomorrow’s work of eleven people comes first.',
      'They will ask, and it is good to know. What lies on their own desks is the work.',
    ],
    passage: { lesson: 4, page: 2, text: 'Tell them which work stops' },
  },
  {
    id: 'l4-p2-82',
    kind: 'judgment',
    question:
      'Criteria for a selection have been published, and no names are known yet. Managers of the line will apply them. Who should check how that is done, by the course’s list?',
    options: [
      'Someone from one level up, within that line',
      'Someone from the law firm, as it may go to court',
      'Someone from another part, outside that line',
      'Someone from the staff, elected by colleagues',
    ],
    correct: 2,
    feedback: [
      'One level up is the line, with the same interest in the result.',
      'Counsel is asked before the first word. A lawyer checks duties and not fairness.',
      'Somebody outside the line checks the use of criteria that were published before names.',
      'Representatives are consulted on the criteria; the check is for somebody with no stake.',
    ],
    passage: { lesson: 4, page: 2, text: 'have somebody outside the line check their use' },
  },
  {
    id: 'l4-p2-83',
    kind: 'application',
    question:
      'Each clerk hears alone, from her own manager, what becomes of her post, and takes a page home. A draft of the page has her new role, the date and the terms. What else does the course put on it?',
    options: [
      'Whom she can ask when she has read it',
      'What the closing is meant to achieve',
      'How she can appeal if she is unhappy',
      'Why she was chosen for it among others',
    ],
    correct: 0,
    feedback: [
      'Role, date, terms, whom to ask: the questions come at home, after the talk.',
      'The reason was told to all. Tonight she wants to know about herself.',
      'Rights of appeal depend on the law, and the person to ask will know.',
      'Criteria were published before names. The page is about what happens now.',
    ],
    passage: { lesson: 4, page: 2, text: 'with a page to take home: role, date, terms' },
  },
  {
    id: 'l4-p2-84',
    kind: 'application',
    question:
      'Sixty posts are to go. In the first months eight people resign, and every one of them has to be replaced. You draw up the account that the course asks for, post by post. Where do the eight appear?',
    options: [
      'Among agreed exits, as they chose to go by then',
      'Nowhere in it, as none of their posts has ended',
      'Among the moves, as they went to other employers',
      'In a line of their own, set against the sixty',
    ],
    correct: 1,
    feedback: [
      'They left without an agreement, and somebody sits in their chair.',
      'They left and their posts stayed, so they are in none of the figures.',
      'A move is to other work in the group, and ends the post.',
      'Set against them, eight posts would seem saved that had to be filled again.',
    ],
    passage: { lesson: 4, page: 2, text: 'The 17 setters who had resigned are in none of these figures' },
  },
  {
    id: 'l4-p2-85',
    kind: 'application',
    question:
      'You test a change of your own with the seven S’s. For style, four people suggest an entry. Which of them would the course accept as a sign that style has moved?',
    options: [
      '“All our leaders have agreed to delegate far more.”',
      '“Nine in ten leaders now say that they delegate.”',
      '“We have explained the new style in four sessions.”',
      '“The director does not open the Monday call now.”',
    ],
    correct: 3,
    feedback: [
      'Agreement is a statement. A visitor to a meeting would not notice it.',
      'A visitor would hear what they say about themselves, and see what they did last year.',
      '“We have explained it” is what the page calls no answer.',
      'One can see or hear it: a visitor would notice the difference from last year.',
    ],
    passage: { lesson: 4, page: 2, text: 'what would a visitor see or hear there that is different from' },
  },
  {
    id: 'l4-p2-86',
    kind: 'judgment',
    question:
      'Staff ask how many posts will go. You expect between twenty and fifty; the count will be settled in the first week of September, and lawyers see no obstacle to speaking. What do you tell them?',
    options: [
      'That it is fifty at most, and will be less with luck',
      'That the number comes in the first week of September',
      'That it is going to be somewhere from twenty to fifty',
      'That each will be told alone, as soon as it is clear',
    ],
    correct: 1,
    feedback: [
      'With luck is no answer. The top of a guess becomes the number at the table.',
      'Give the number, or the date on which it will be known. Rumor always has a number.',
      'Everyone will hear fifty, and the wait has no end.',
      'Alone is right for names. The number concerns all, and “as soon as” is no date.',
    ],
    passage: { lesson: 4, page: 2, text: 'Give the number, or the date on which it will be known' },
  },
  {
    id: 'l4-p2-87',
    kind: 'judgment',
    question:
      'A furniture maker forms cells. The first has been moved and limps. Machines for the second stand ready, the transport is booked, and orders are still issued by department. The crew is keen. What comes next, if you follow the second plant director?',
    options: [
      'The second cell as booked, with its best people as a model',
      'The second cell as booked, then orders and bonus together',
      'Orders by product and a bonus by cell, then the machines',
      'A longer run of the first cell, to see what it lacks most',
    ],
    correct: 2,
    feedback: [
      'Good people would help each other at the cost of their bonus.',
      'Then two cells limp, and the machines have been moved twice.',
      'She fixed the systems before the machines; until then a cell is a cell on paper.',
      'What it lacks is known: planning and pay are still those of departments.',
    ],
    passage: { lesson: 4, page: 2, text: 'Fix the systems before the machines.' },
  },
  {
    id: 'l4-p2-88',
    kind: 'judgment',
    question:
      'A bakery’s oldest line moves to another site, with new people. Its settings are in the heads and notebooks of eight bakers who stay behind. You have four weeks. How do you use them, if you go by the second plant director?',
    options: [
      'Both crews run the line together at the new site',
      'The old crew writes it all down, and is paid for it',
      'The old crew trains two of the new ones to teach it',
      'Both crews run the line together at the old site',
    ],
    correct: 3,
    feedback: [
      'At the new site it no longer runs as it did, and nobody can compare.',
      'Alone at a desk they leave out what shows only at the machine.',
      'Two people take away what they were told, and the notebooks stay closed.',
      'They ran it together at the old plant and rewrote the sheets from the notebooks.',
    ],
    passage: { lesson: 4, page: 2, text: 'North and River setters ran Line 2 together at River, rewriting' },
  },
  {
    id: 'l4-p2-89',
    kind: 'judgment',
    question:
      'A regional head rings the branches at seven each morning to move staff about, although a desk now plans them. He sees the point, and is willing. What do you ask of him, after the example of the course?',
    options: [
      'To sit in a branch and pass each call to the desk, aloud',
      'To stop the calls from Monday, with a word to branches',
      'To list every call for a month, and take it to the desk',
      'To let the desk listen in, until it knows what he knows',
    ],
    correct: 0,
    feedback: [
      'He stands where the calls arrive and passes each one on; within a month they stop coming to him.',
      'The branches would go on calling him, on another telephone.',
      'A list counts the calls and lets them go on.',
      'The desk would learn from him, and the branches would learn that he decides.',
    ],
    passage: { lesson: 4, page: 2, text: 'and passes each call, aloud, to the planner' },
  },
  {
    id: 'l4-p2-90',
    kind: 'judgment',
    question:
      'One value has outlived your merger: in the west, a good team looks after its own. Bonus, roster and doors have been put right, the new habits hold, and nobody has an idea how to move the value. What do you put into the plan?',
    options: [
      'Nothing of it, as a plan should hold only actions',
      'That it is as it was, and that there is no remedy yet',
      'That leaders will live the new value from here on',
      'That teams will swap people, so that it wears away',
    ],
    correct: 1,
    feedback: [
      'What will pull back belongs on the page, even where there is nothing to be done.',
      'The values stay what they were, and the plan says so. A gap that is named can be watched.',
      'Leaders who are told to live a value produce a poster.',
      'Swapping may do good. As a remedy for a value it is a hope with a date.',
    ],
    passage: { lesson: 4, page: 2, text: 'Larkmoor has no remedy for that, and the plan' },
  },
  {
    id: 'l4-p2-91',
    kind: 'judgment',
    question:
      'A merger began with machines, gave its reason in month five and settled people’s jobs in month eight. Its review recommends that next time leaders should communicate earlier and more warmly. How does the course read such a story?',
    options: [
      'The warmth was lacking: reasons alone do not win people',
      'The reason was late: told in month one, it would do',
      'The order was wrong: structure, then reason, then people',
      'The pace was wrong: eight months are too long for jobs',
    ],
    correct: 2,
    feedback: [
      'A warm statement would have met the same open questions.',
      'The reason is the first part of the repair. Jobs and bonus rules would still have been open.',
      'Warmer words change nothing while dates, bonus rules and notebooks stay as they are.',
      'Answers came within weeks in the repair. They came too late because they came last.',
    ],
    passage: { lesson: 4, page: 2, text: 'The damage came from the order' },
  },
]
