import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-91',
    kind: 'application',
    question:
      'A load ledger shows twelve percent of the week in the first block, seven in the second, eleven in the third and thirteen in the fourth. Which request follows the course’s working rule, and goes no further?',
    options: [
      'Block one: lower target; blocks three and four: fewer hours',
      'Blocks one, three and four: a lower target for each of them',
      'Blocks one, three and four: fewer hours in each of them',
      'Block four: fewer hours; blocks one and three: no step yet',
    ],
    correct: 0,
    feedback: [
      'One high block needs a lower target. Two neighbors above ten are more than a target can carry.',
      'Lower targets do for a block that stands alone. The third and fourth are neighbors.',
      'The first stands alone, and for that the rule asks for a target only.',
      'Easing the peak is common sense. Eleven and twelve are above ten as well.',
    ],
    passage: { lesson: 3, page: 2, text: 'Above 10 in two neighboring blocks, or' },
  },
  {
    id: 'l3-p2-92',
    kind: 'application',
    question:
      'A part-time nurse has a contract for twenty-five hours; a full week is forty. In the next four weeks your change takes two hours of each week, and a roster tool of another office takes one and a half. What follows for her block?',
    options: [
      'Fourteen percent, and the tool has to move',
      'Eight percent, and nothing has to change',
      'Nine percent, and nothing has to change',
      'Fourteen percent, and a target comes down',
    ],
    correct: 3,
    feedback: [
      'The share is right. Something has to move with two neighbors above ten, or one block above twenty.',
      'This leaves out the tool. The ledger lists every change, whoever owns it.',
      'Her hours are divided by her own contract, and not by a full week.',
      'Both changes count, divided by her contract: above ten in one block, a target comes down.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Above 10 in one block, a target has to come down for those weeks.',
    },
  },
  {
    id: 'l3-p2-83',
    kind: 'judgment',
    question:
      'To clear a crowded month, a director puts off a new expense tool and an office move “until there is room.” You keep the ledger of load. What do you do with the hours of the two?',
    options: [
      'List them below, in a line for what is waiting',
      'Enter them in the block to which they move',
      'Leave them in place, marked as put off for now',
      'Strike them, and enter them with a new date',
    ],
    correct: 1,
    feedback: [
      'A waiting line has no week, and people work in weeks.',
      'If deferred work leaves the ledger, the ledger is wrong in the week it returns.',
      'The crowded month would still look crowded, and the later one empty.',
      'Until then the ledger looks empty just where the work is going to land.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'deferred work leaves the ledger, the ledger is wrong in the week it returns',
    },
  },
  {
    id: 'l3-p2-84',
    kind: 'judgment',
    question:
      'A peer would lose forty people to your change. Your open trade has been on his desk, and the agreed date has passed without a deal. He is civil and asks for another round. What do you do?',
    options: [
      'Win two of his peers first, and then escalate',
      'Escalate with a record of what you have offered',
      'Escalate now, once, with two options on one page',
      'Grant one more round, with a better trade in it',
    ],
    correct: 2,
    feedback: [
      'Coalitions are fair, but the date was for a decision.',
      'A record of offers is a complaint. Whoever decides needs options.',
      'With no deal by the agreed date you escalate once, early, with two options rather than a complaint.',
      'A date that moves teaches him to wait, and your trade gets dearer.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'If there is no deal by an agreed date, escalate once, early, with two options',
    },
  },
  {
    id: 'l3-p2-95',
    kind: 'application',
    question:
      'A division of one hundred twenty people works from home, and its monthly call is polite and silent. You split the call into meetings of the size that the course suggests. How many does that make?',
    options: [
      'Ten to fifteen in all',
      'Three or four in all',
      'Five to seven in all',
      'Twenty to thirty in all',
    ],
    correct: 0,
    feedback: [
      'Eight to twelve people at a table: few enough for silence to be noticed, and from more than one team.',
      'With thirty or forty in each, a silent person is still out of sight.',
      'Twenty or so is the size of a workshop. Half of them can sit it out.',
      'Groups of four to six are single teams, and ties between teams are what is missing.',
    ],
    passage: { lesson: 3, page: 2, text: 'Replace one all-hands call with meetings of eight to twelve' },
  },
  {
    id: 'l3-p2-97',
    kind: 'judgment',
    question:
      'Since two of a design group’s twelve members must dial in, all twelve did so for six weeks. It is a nuisance for ten of them. By what do you decide whether it stays?',
    options: [
      'By what the two who must dial in say',
      'By the votes of all twelve, unsigned',
      'By who speaks before decisions fall',
      'By how many decisions were reached',
    ],
    correct: 2,
    feedback: [
      'They will be grateful. Whether they are heard shows in the meetings.',
      'Ten of the twelve are asked about a nuisance, and two about a voice.',
      'It was tried so that two people take part: count who speaks, before and since.',
      'A room that leaves two of them out decides quickly, too.',
    ],
    passage: { lesson: 3, page: 2, text: 'We know of no study; keep it if it helps.' },
  },
  {
    id: 'l3-p2-93',
    kind: 'application',
    question:
      'A clerk works forty hours. Each week until June your system takes three of them, an expenses tool of finance one, a refresher on fire safety one, and covering for a colleague on leave four. What goes into the change-load ledger of her role?',
    options: [
      'Three hours out of the forty',
      'Five hours out of the forty',
      'Four hours out of the forty',
      'Nine hours out of the forty',
    ],
    correct: 1,
    feedback: [
      'That is your own change alone. The ledger is for all that lands on the role.',
      'Every program that lands on the role counts, whoever owns it; ordinary work does not.',
      'The refresher is a program that lands on her too; the course’s own ledger has one.',
      'Cover for a colleague is ordinary work. It makes the week hard, and is no change.',
    ],
    passage: { lesson: 3, page: 2, text: 'List every change that touches one role, whoever' },
  },
  {
    id: 'l3-p2-88',
    kind: 'judgment',
    question:
      'A legal team is about to bring in an assistant that reviews contracts. Everyone wants to know what will be allowed. In which order do you go to work?',
    options: [
      'Write the rules for data and signing, then try it on cases',
      'Ask the vendor for error rates, then write rules to match',
      'Try it with volunteers for a month, then see what they need',
      'Sort twenty real cases by help or harm, then write the rules',
    ],
    correct: 3,
    feedback: [
      'Rules written before any case protect you from risks that you imagine.',
      'Error rates are averages of other people’s contracts, and an average is a poor guide.',
      'A month without rules lets habits grow, among people who chose it.',
      'First you see where it helped, harmed or made no difference; then you write where it may be used.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Then write where it may be used, where it may not, what data may go in, and who signs',
    },
  },
  {
    id: 'l3-p2-96',
    kind: 'application',
    question:
      'A plan for an AI assistant in home care holds the sentence “Each hour saved is an hour for visits, and no post ends.” Where in the plan does that sentence belong?',
    options: ['With the people', 'With the purpose', 'With the process', 'With the measure'],
    correct: 1,
    feedback: [
      'Posts touch people, and most plans would put it there. What becomes of the time is a matter of purpose.',
      'Purpose says which work gets better and what becomes of the time saved.',
      'Process says where the assistant may be used, and who signs the result.',
      'The counter-measure is a count of errors that are found downstream.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Say which work is to get better, and what becomes of the time saved',
    },
  },
  {
    id: 'l3-p2-90',
    kind: 'judgment',
    question:
      'A peer is going to lose a budget line to your change. You have written down what he loses, what he could gain and whom he needs. What is your next move?',
    options: [
      'Put a fair trade before him, with a day on it',
      'Have those whom he needs hear your side first',
      'Have him put his case to you at its strongest',
      'Put his losses to the sponsor, with two options',
    ],
    correct: 2,
    feedback: [
      'The trade comes next. Without his best case it answers a weaker one.',
      'Whom he needs is useful for a trade. To go there first looks like an ambush.',
      'You ask for the strongest version of the case; the trade in writing rests on it.',
      'Two options go up if there is no deal by the date. No deal has been tried yet.',
    ],
    passage: { lesson: 3, page: 2, text: 'strongest version of their case' },
  },
]
