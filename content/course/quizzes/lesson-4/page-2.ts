import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l4-p2-96',
    kind: 'judgment',
    question:
      'Two warehouses merge. On Monday all three hundred answers about people’s own posts are ready, those of sixteen supervisors among them. How do you hand them out?',
    options: [
      'To supervisors first, each of them alone',
      'To everyone at once, each of them alone',
      'To those who leave first, each one alone',
      'To supervisors first, all in one room',
    ],
    correct: 0,
    feedback: [
      'Middle managers hear theirs alone, and first.',
      'One hour for all prevents rumors. Supervisors would face their crews with their own answer unread.',
      'Leavers are owed care. Their supervisor gives them the answer, and has to have one.',
      'Foremen who learned of their own posts in a meeting were part of what went wrong.',
    ],
    passage: { lesson: 4, page: 2, text: 'Middle managers heard theirs alone, and first.' },
  },
  {
    id: 'l4-p2-82',
    kind: 'judgment',
    question:
      'Criteria for a selection have been published, and no names are known yet. Managers of the line will apply them. Who should check how that is done?',
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
      'Each clerk hears alone, from her own manager, what becomes of her post, and takes a page home. A draft of the page has her new role, the date and the terms. What else do you put on it?',
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
      'Sixty posts are to go. In the first months eight people resign, and every one of them has to be replaced. You draw up an account, post by post. Where do the eight appear?',
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
    id: 'l4-p2-93',
    kind: 'application',
    question:
      'You mark the seven S’s for a merger of your own. Under systems, the board has approved a new bonus in principle; no day has been set for it. Which mark does systems get?',
    options: ['It is “planned”', 'It is “half done”', 'It is “decided”', 'It is “as before”'],
    correct: 3,
    feedback: [
      'The mark exists only together with a date, and none has been set.',
      'A decision in principle is where many trackers begin to count. No visitor would see it.',
      'Approval is a step forward for the board, and none of the three marks.',
      'The marks are changed, planned with a date, and as before; without a day it is the last.',
    ],
    passage: { lesson: 4, page: 2, text: 'planned with a date, or as before' },
  },
  {
    id: 'l4-p2-98',
    kind: 'judgment',
    question:
      'A plant is to lose sixty posts; counsel was heard and the number is out. Staff representatives ask whether another line could close instead. That is settled, and the law lets it be; timing and terms are not. What do you tell them?',
    options: [
      'That everything is open as long as talks go on',
      'That the line is settled, timing and terms open',
      'That you come back once the criteria are public',
      'That terms are for each person, in her own talk',
    ],
    correct: 1,
    feedback: [
      'They will find out which part was never open, and doubt the rest.',
      'You say what consultation can still change, and as plainly what it cannot.',
      'Criteria come next. The question was put today, and it has an answer.',
      'Each person hears her own terms alone. Which terms there can be is a matter for these talks.',
    ],
    passage: { lesson: 4, page: 2, text: 'if the closure is settled and the law lets it be, say that too' },
  },
  {
    id: 'l4-p2-94',
    kind: 'application',
    question:
      'A printer moves four presses, which reach their plan in March, May, August and October. Setters are offered a month’s pay on the terms of the second plant director. One setter of the first press leaves in June, another in September. Who is paid?',
    options: ['Both, in full', 'Both, in part', 'Neither of them', 'Only the second'],
    correct: 2,
    feedback: [
      'Their own press ran at plan when they left. The terms look at the last one.',
      'Retention pay is often split by months. Here it is one sum at one moment.',
      'The sum is payable when the last line runs at plan, and both leave before that.',
      'By September three presses run at plan, and the last one does not.',
    ],
    passage: { lesson: 4, page: 2, text: 'payable when the last line ran at plan' },
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
    id: 'l4-p2-95',
    kind: 'judgment',
    question:
      'A regional head rings the branches at seven each morning to move staff about, although a desk now plans them. He sees the point, and is willing. What do you ask of him now?',
    options: [
      'To go on with the calls, and pass each to the desk',
      'To stop the calls on Monday, and tell branches why',
      'To go on with the calls, and write down each of them',
      'To leave the calls to a deputy, and hear from her',
    ],
    correct: 0,
    feedback: [
      'The branches hear where each decision is made now, and soon call the desk themselves.',
      'It is clear and quick. The branches would go on calling him for what they need.',
      'A list counts the calls and leaves the decisions with him.',
      'A deputy in his place keeps the second line of command alive.',
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
    id: 'l4-p2-97',
    kind: 'judgment',
    question:
      'A merger began with its machines, gave a good reason in month five and settled people’s posts in month eight. The review asks what to do differently. Which answer do you give?',
    options: [
      'An earlier word on the reason',
      'A shorter time for all the steps',
      'Another order of the same steps',
      'A larger share for the people',
    ],
    correct: 2,
    feedback: [
      'The reason is the first part of the repair. Posts and bonus rules would still have been open.',
      'Eight months are long. Faster in the same order, the posts would still come last.',
      'The damage came from the order: structure first, reason later, people last.',
      'Taking part is welcome. It would meet machines that had already been moved.',
    ],
    passage: { lesson: 4, page: 2, text: 'The damage came from the order' },
  },
]
