import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-61',
    kind: 'recall',
    question:
      'Larkmoor takes hours out of the crowded second block of its ledger. Which of them go to the block right after it?',
    options: [
      'Those of the meter training',
      'Those of the safety refresher',
      'Those of the expenses tool',
      'Those of the new planning',
    ],
    correct: 1,
    feedback: [
      'The meter training goes further, to week thirteen, and so gets into trouble.',
      'The safety hours move by one block, and the other two things wait longer.',
      'This tool moves to week thirteen as well, with the meters.',
      'The hours for the new planning stay where they are, before the switch.',
    ],
    passage: { lesson: 3, page: 2, text: 'the safety hours of the second block move to' },
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
    id: 'l3-p2-46',
    kind: 'recall',
    question:
      'Claims handlers are overloaded in the second block. The division head makes two decisions. What becomes of the fraud-rule testing?',
    options: [
      'It stays, and system training is cut by half',
      'It moves to week thirteen, with the office move',
      'It ends, as a sample is enough for the rules',
      'It moves to the next block, a few hours a week',
    ],
    correct: 3,
    feedback: [
      'The hours of the claims system stay as they were.',
      'Two other items start in week thirteen; the testing cannot wait as long.',
      'No hours are struck; what was moved stays in the ledger.',
      'Eight hours go to weeks nine to twelve, two a week on top of the half hour planned there.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'the eight hours of fraud-rule testing move from weeks 5–8 to weeks 9–12',
    },
  },
  {
    id: 'l3-p2-41',
    kind: 'application',
    question:
      'A peer has let the agreed date for your written trade pass. What do you take to the sponsor, if you follow this page?',
    options: [
      'Your written trade, with what speaks for it',
      'The peer’s strongest case, beside your own',
      'Two options, as soon as the date has passed',
      'A joint note, once the peer will sign as well',
    ],
    correct: 2,
    feedback: [
      'A trade that was let pass is one side’s proposal; the sponsor needs a choice.',
      'You asked for the strongest case earlier, in order to shape the trade.',
      'You escalate once, early, with two options rather than a complaint.',
      'Waiting for a signature gives the peer the date as well.',
    ],
    passage: { lesson: 3, page: 2, text: 'escalate once, early, with two options rather than a complaint' },
  },
  {
    id: 'l3-p2-47',
    kind: 'application',
    question:
      'You are not sure whether a maneuver against a rival’s plan is fair. Which test does this page offer?',
    options: [
      'Whether the sponsor could defend it in public',
      'Whether you would blush if the rival read all',
      'Whether the rival would do the same to you',
      'Whether you could tell it to your own team',
    ],
    correct: 1,
    feedback: [
      'A public defense is the newspaper’s test, and a sponsor can defend much.',
      'If your opponent read your messages, you would be embarrassed or merely outplayed.',
      'What the rival would do sets the lowest standard in the room.',
      'A team enjoys hearing how its rival was beaten.',
    ],
    passage: { lesson: 3, page: 2, text: 'if your opponent read your messages, would' },
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
    id: 'l3-p2-44',
    kind: 'application',
    question:
      'A legal team wants an assistant that reviews contracts. What does this page have the team sort before it writes any rule?',
    options: [
      'Twenty real cases of its own',
      'All cases of an ordinary week',
      'The hardest cases of the year',
      'A set of tests by the vendor',
    ],
    correct: 0,
    feedback: [
      'Twenty of its own cases, sorted into helped, harmed and no difference, show where the tool may be used.',
      'A week gives a fair mixture, and far more work than a first sorting needs.',
      'The hardest cases show the limits and hide where it helps.',
      'A vendor’s tests show what the vendor has prepared for.',
    ],
    passage: { lesson: 3, page: 2, text: 'Take twenty real cases of your own and sort them' },
  },
  {
    id: 'l3-p2-43',
    kind: 'application',
    question:
      'A division that works from home drops its monthly all-hands call. What does this page put in its place?',
    options: [
      'Meetings of each team with its own manager',
      'Meetings of eight to twelve, from any team',
      'Meetings of about thirty, mixed from all sites',
      'Meetings in pairs, with a new partner monthly',
    ],
    correct: 1,
    feedback: [
      'A team with its manager builds the ties that are there already.',
      'In a group of that size silence is noticeable.',
      'Among thirty people silence hides as it does among three hundred.',
      'Pairs are among the five habits, for the first month and beside the meetings.',
    ],
    passage: { lesson: 3, page: 2, text: 'Replace one all-hands call with meetings of eight to twelve' },
  },
  {
    id: 'l3-p2-62',
    kind: 'application',
    question:
      'You lower a target in writing as Larkmoor did at its first two depots. By how much does it fall, and for how long?',
    options: [
      'By an eighth, for six weeks',
      'By a tenth, for three months',
      'By a fifth, for eight weeks',
      'By a tenth, for six weeks',
    ],
    correct: 3,
    feedback: [
      'An eighth is the example under middle managers; Larkmoor plans with less.',
      'Three months are the time until the boards close, and the target is back long before.',
      'A fifth is the lower limit, and eight weeks are the time until the review.',
      'Visits a day fall by a tenth for the first six weeks, which is the dip that was planned.',
    ],
    passage: { lesson: 3, page: 2, text: 'visits a day for the first six weeks after the switch' },
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
