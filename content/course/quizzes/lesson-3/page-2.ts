import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-81',
    kind: 'application',
    question:
      'In a load ledger the first block takes twelve percent of the week, the second seven, the third fourteen, the fourth five. You may ask for what the course’s working rule demands, and for no more. Which request is that?',
    options: [
      'Lower targets in the first and the third block',
      'Some hours moved from the third into the fourth',
      'A lower target in the third block, as the peak',
      'A program less, as two of four blocks are high',
    ],
    correct: 0,
    feedback: [
      'Above ten in one block a target comes down for those weeks. The two high ones are no neighbors.',
      'Moving them is a fine idea, and more than the rule demands here.',
      'Twelve is above ten as well, so the first block gets a lower target too.',
      'Something would give if the two were neighbors, or one above twenty.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Above 10 in one block, a target has to come down for those weeks.',
    },
  },
  {
    id: 'l3-p2-82',
    kind: 'application',
    question:
      'A single block of a nurse’s ledger stands at twenty-three percent of the week; the blocks around it are near six. The ward manager offers to lower the output target for those weeks by a quarter. Is that enough by the working rule?',
    options: [
      'Yes, as the blocks around it leave room for what slips',
      'Yes, as the target falls by more than the hours take away',
      'No, a target that falls by so much hides what went wrong',
      'No, above a fifth in any block hours have to move as well',
    ],
    correct: 3,
    feedback: [
      'Work that slips into the neighbors by itself is what the ledger is meant to prevent.',
      'That would be the remedy between ten and twenty. Beyond it a target is no longer enough.',
      'Nothing is hidden if it is in writing. It just does not reach.',
      'Above twenty in any block something will give, whatever the neighbors are and whatever the target is.',
    ],
    passage: { lesson: 3, page: 2, text: 'above 20 in any, something will give' },
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
    id: 'l3-p2-85',
    kind: 'judgment',
    question:
      'A division works from home. Its monthly call with two hundred people is polite and silent, and use of the new planning tool differs wildly from team to team. What would the course put in place of the call?',
    options: [
      'Meetings of ten or so, in which silence gets noticed',
      'Meetings of each team alone, led by its own manager',
      'A channel in which teams show each other what works',
      'Shorter calls every week, with questions sent ahead',
    ],
    correct: 0,
    feedback: [
      'With eight to twelve at a table a silent person is noticed, and the tool spreads across such ties.',
      'Teams differ because nothing crosses between them; alone they stay as they are.',
      'A channel is one more broadcast. It reaches those who look.',
      'Questions sent ahead come from those who would have spoken anyway.',
    ],
    passage: { lesson: 3, page: 2, text: 'Replace one all-hands call with meetings of eight to twelve' },
  },
  {
    id: 'l3-p2-86',
    kind: 'judgment',
    question:
      'Ten members of a design group sit in one room, two dial in, and decisions are taken every week. The two have become quiet. Which change would the course have you try?',
    options: [
      'The two speak first, before the room takes a position',
      'The two come in person whenever something is decided',
      'All twelve dial in, each from a screen of their own',
      'A member in the room looks after the two and the chat',
    ],
    correct: 2,
    feedback: [
      'A round of speaking helps for minutes. The talk in the room goes on without them.',
      'Now and then that is good. Decisions are taken there every week.',
      'If one person must dial in, try having everybody do so, and keep it if it helps.',
      'An advocate makes it kinder to be at a distance. The distance stays.',
    ],
    passage: { lesson: 3, page: 2, text: 'try having everybody dial in if one person must' },
  },
  {
    id: 'l3-p2-87',
    kind: 'judgment',
    question:
      'An assistant drafts a town’s benefit letters, and a clerk signs each one. The plan counts six minutes saved per letter. In a first sample clerks have signed drafts with plain errors. What do you change?',
    options: [
      'The training: clerks see the errors that were signed',
      'The plan: it gets minutes for the check of each letter',
      'The tool: it marks the drafts about which it is unsure',
      'The rule: a second clerk signs a sample of the letters',
    ],
    correct: 1,
    feedback: [
      'They may know the errors well. They have no time to look for them.',
      'Whoever signs needs the time to check; a check without minutes in the plan will be a click.',
      'A tool’s own doubt misses the errors of which it is sure.',
      'Two signatures without minutes are two clicks.',
    ],
    passage: { lesson: 3, page: 2, text: 'a check without minutes in the plan will be a click' },
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
    id: 'l3-p2-89',
    kind: 'judgment',
    question:
      'New tax clerks use an assistant from their first day and are as quick as their seniors after a month. The head of training asks what should not get lost. What do you name?',
    options: [
      'Some tests of their knowledge, or they miss the law',
      'Some practice without it, or they miss its errors',
      'Some checks by others, or errors in letters go out',
      'Some time with seniors, or they miss the exceptions',
    ],
    correct: 1,
    feedback: [
      'A test shows what they know about the law, and not whether they see an error in a draft.',
      'Beginners gain most from it, and without unaided practice they never learn to notice its errors.',
      'Checks catch errors for them. They would still not learn to see any.',
      'Seniors are worth the time. Noticing what the assistant gets wrong takes work of one’s own.',
    ],
    passage: { lesson: 3, page: 2, text: 'Keep some unaided practice for beginners' },
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
