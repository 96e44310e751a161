import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-34',
    kind: 'recall',
    question: 'In the study of support agents by Brynjolfsson, Li and Raymond, how did the gains differ?',
    options: [
      'Beginners gained most; the most experienced lost a little quality',
      'The most experienced gained most, as they knew what to ask it',
      'All gained about alike, so that the mean could guide the firm',
      'Those with the longest training gained most, at every level',
    ],
    correct: 0,
    feedback: [
      'The mean hid that the most experienced became slightly faster and slightly worse.',
      'It was the other way round in this firm.',
      'Fifteen percent was a mean over very unlike gains.',
      'Training is not what the page reports on.',
    ],
    passage: { lesson: 3, page: 2, text: 'most for beginners, while' },
  },
  {
    id: 'l3-p2-02',
    kind: 'application',
    question:
      'In two neighboring blocks, programs ask nurses for an eighth of their hours. No date is fixed by law. What do you ask their director to do?',
    options: [
      'Leave it, since an eighth is close to what is bearable',
      'Lower one target for both blocks, and move nothing',
      'Move one program out of the two blocks, in her own name',
      'Have each program explain its benefits to the nurses',
    ],
    correct: 2,
    feedback: [
      'Close, and twice in a row, which is where the rule draws its line.',
      'For a single block above a tenth, this would be enough.',
      'More than a tenth in two neighboring blocks means that something will give, so choose what.',
      'Tired people are told to feel better about the same hours.',
    ],
    passage: { lesson: 3, page: 2, text: 'Choose what gives before it is chosen for you.' },
  },
  {
    id: 'l3-p2-32',
    kind: 'recall',
    question: 'In the example of the claims handlers, what became of the hours that were deferred?',
    options: [
      'They are struck, as nobody works them now',
      'They are kept on a list with the sponsor',
      'They are spread evenly over all the blocks',
      'They stand in a later block of the ledger',
    ],
    correct: 3,
    feedback: [
      'A ledger without them would be wrong when they come back.',
      'A list beside the ledger would be forgotten in the same week.',
      'Spreading would bring back the overload that the move was meant to end.',
      'What was moved stands in the last column, since a ledger is wrong in the week when deferred work returns.',
    ],
    passage: { lesson: 3, page: 2, text: 'What was moved stands in the last column' },
  },
  {
    id: 'l3-p2-41',
    kind: 'application',
    question:
      'A peer has let the agreed date for your written trade pass. What do you take to the sponsor, if you follow this page?',
    options: [
      'The strongest version of the peer’s own case',
      'A record of all the offers that were declined',
      'Two options, put once and at an early moment',
      'A third offer, which the sponsor can improve',
    ],
    correct: 2,
    feedback: [
      'You asked for that case earlier, in order to shape the trade.',
      'A record of refusals is a complaint in another form.',
      'You escalate once, early, with two options rather than a complaint.',
      'A further offer from you tells the peer that waiting pays.',
    ],
    passage: { lesson: 3, page: 2, text: 'escalate once, early, with two options rather than a complaint' },
  },
  {
    id: 'l3-p2-33',
    kind: 'application',
    question:
      'You are not sure whether a maneuver against a rival’s plan is fair. Which test does this page offer?',
    options: [
      'Whether the sponsor would have done it in your place',
      'Whether you would blush if the rival read your messages',
      'Whether customers gain more by it than your own unit',
      'Whether you would tell your team of it the day before',
    ],
    correct: 1,
    feedback: [
      'Sponsors may play foul as well, so the test is about the act.',
      'Merely outplayed is fair; embarrassing is foul.',
      'A good aim does not make an ambush fair.',
      'A loyal team might approve of much that is foul.',
    ],
    passage: { lesson: 3, page: 2, text: 'if your opponent read your messages' },
  },
  {
    id: 'l3-p2-42',
    kind: 'recall',
    question: 'Lena Ortiz objects that her contract has dates in it. How does Dana Whitlock deal with that?',
    options: [
      'She defers it, and answers for the delay herself',
      'She defers it, and has Ortiz ask for new dates',
      'She keeps it, and cuts the safety refresher back',
      'She keeps it, and lowers a target for those weeks',
    ],
    correct: 0,
    feedback: [
      'She writes to the supplier and puts the month’s delay into the board report under her own name.',
      'Left with the supplier, Ortiz would pay for a decision that was not hers.',
      'The safety hours are moved to a later block and none of them is cut.',
      'A target is lowered too, and for the weeks after the switch.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'defers the meter training all the same, writes to the supplier herself',
    },
  },
  {
    id: 'l3-p2-07',
    kind: 'application',
    question:
      'A legal team wants an assistant for reviewing contracts. The vendor shows an average gain over many firms. What do you do before writing any rule?',
    options: [
      'Sort a few dozen of the team’s contracts by its effect',
      'Let all of the lawyers try it and ask how they like it',
      'Wait for the next release, since tools improve quickly',
      'Ask the vendor for the figures of firms of this size',
    ],
    correct: 0,
    feedback: [
      'The gain depends on the task and on who does it, so your own cases show where it helps and harms.',
      'Liking is a fair second question; harm may be pleasant to use.',
      'Sensible if no use were under way, and somebody probably has it open now.',
      'A nearer average is still an average over other people’s tasks.',
    ],
    passage: { lesson: 3, page: 2, text: 'The gain depends on which task, done by whom.' },
  },
  {
    id: 'l3-p2-43',
    kind: 'application',
    question:
      'A division that works from home drops its monthly all-hands call. What does this page put in its place?',
    options: [
      'Films by the sponsor that can be watched again',
      'Meetings of eight to twelve, where silence shows',
      'Calls between each manager and one person a day',
      'A board on which questions are put without a name',
    ],
    correct: 1,
    feedback: [
      'A film that can be watched again is one more broadcast.',
      'In a meeting of that size, silence is noticeable.',
      'Single talks help a person and build no ties between people.',
      'Questions without names leave silence as unseen as before.',
    ],
    passage: { lesson: 3, page: 2, text: 'Replace one all-hands call with meetings of eight to twelve' },
  },
  {
    id: 'l3-p2-09',
    kind: 'application',
    question:
      'An underwriter must sign each letter that a tool drafts. Her daily number of letters has been raised, and no time was set aside for checking. What will her signature be worth after a month?',
    options: [
      'Much, since her experience lets her see errors at once',
      'Much, since she answers for each of them with her name',
      'Little, since a check without minutes becomes a click',
      'Little, since tools of this kind are never quite correct',
    ],
    correct: 2,
    feedback: [
      'Experience helps on the first dozen; the raised number decides about the rest.',
      'Answering for a result presumes the means to control it.',
      'Whoever signs needs the time to check, and the plan has taken it away.',
      'That is the reason for a check, and says nothing about whether it happens.',
    ],
    passage: { lesson: 3, page: 2, text: 'a check without minutes in the plan will be a click' },
  },
  {
    id: 'l3-p2-31',
    kind: 'application',
    question:
      'A ledger shows eleven percent of the week in its first block, eight in the second and twelve in the third. What follows from the working rule?',
    options: [
      'A program has to be moved, as something will give',
      'A target comes down in all three of the blocks',
      'Nothing has to be done, as the mean is near a tenth',
      'Targets come down in the first and the third block',
    ],
    correct: 3,
    feedback: [
      'That would follow if the two were neighbors, or if one were above twenty.',
      'The second block is under ten and bearable as it stands.',
      'The rule goes by block, since people live in weeks and not in means.',
      'Above ten in one block a target comes down, and the two high blocks are no neighbors.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'Above 10 in one block, a target has to come down for those weeks.',
    },
  },
]
