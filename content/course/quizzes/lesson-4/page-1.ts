import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l4-p1-13',
    kind: 'judgment',
    question:
      'Couriers of a parcel firm leave parcels with neighbors, although the new app forbids it. You rode along on the fullest route and understand why. The cause, a missing rule for parcel shops, will be removed by the end of next month. What do you decide?',
    options: [
      'To forbid it once more, since the app has its rule for a reason.',
      'To adopt it for good, since the couriers know their houses best.',
      'To tolerate it openly until that day, since the cause ends then.',
      'To say nothing and wait, since the cause will soon be gone anyway.',
    ],
    correct: 2,
    feedback: [
      'A ban while the cause stays drives the habit out of sight; it fits once the parcel shops have their rule.',
      'Adopting a workaround is right where it beats the design; here a better rule is already under way.',
      'With the cause going on a known day, a dated tolerance is honest, and the couriers hear which way you chose.',
      'The wait is short, but couriers who are told nothing learn that rules are for show.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Banning it while the cause stays drives it where you cannot see it.',
    },
  },
  {
    id: 'l4-p1-33',
    kind: 'application',
    question:
      'You have counted a workaround in twelve shops. What do you write down next, in the steps of this page?',
    options: [
      'Who began it, and in which month',
      'Why it is sensible, without irony',
      'What it costs each shop in a week',
      'Which of the rules it goes against',
    ],
    correct: 1,
    feedback: [
      'Inventors are not the question; the design is.',
      'Whoever cannot write that down has not understood the workaround.',
      'Cost matters for the decision, and the reason comes first.',
      'That is known already, or it would be no workaround.',
    ],
    passage: { lesson: 4, page: 1, text: 'Write down why it is sensible,' },
  },
  {
    id: 'l4-p1-03',
    kind: 'application',
    question:
      'Parcel sorters turn each label to one side before scanning, against the instruction. Reading errors fall by half and no time is lost. What do you make of it?',
    options: [
      'An exception, until the next review of the rules',
      'A breach, mentioned to the sorters in a mild form',
      'A cause to remove, so that nobody has to turn',
      'A new rule, written with those who found it',
    ],
    correct: 3,
    feedback: [
      'Tolerating suits a workaround that is harmless and no better.',
      'Mild or not, it tells them to hide what works.',
      'Worth doing one day; until then the sorters’ way costs nothing.',
      'Adopting a workaround is one of the three answers, and here it beats the instruction.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'remove the cause, adopt the workaround as the new rule, or tolerate it until a date',
    },
  },
  {
    id: 'l4-p1-41',
    kind: 'application',
    question:
      'A depot has two shifts of thirty people each. How many helpers does it need in the first weeks, by the ratio of the first case?',
    options: ['Three on each shift', 'Five over both shifts', 'Two on each shift', 'One for each shift'],
    correct: 0,
    feedback: [
      'One helper for twelve people makes three for thirty, and every shift has its own.',
      'The sum of both shifts would divide that way, yet nobody helps in two shifts.',
      'Two would have fifteen people each, more than the ratio allows.',
      'One helper for thirty is what a tight budget gives.',
    ],
    passage: { lesson: 4, page: 1, text: 'one to twelve staff on every' },
  },
  {
    id: 'l4-p1-44',
    kind: 'application',
    question:
      'Ward teams are to rehearse on their own ward for a new record. How long before the switch may that be, by the standard of the second site?',
    options: ['Three weeks at most', 'Five weeks at most', 'Ten days at most', 'Two days at most'],
    correct: 2,
    feedback: [
      'Three weeks are time enough to forget what was rehearsed.',
      'Five weeks and more is what the first site had.',
      'Whole ward teams rehearsed within ten days of the switch.',
      'Two days would leave no time to repair what a rehearsal shows.',
    ],
    passage: { lesson: 4, page: 1, text: 'within ten days of the switch' },
  },
  {
    id: 'l4-p1-46',
    kind: 'application',
    question:
      'A call center redefines “solved” halfway through a change. What becomes of its goal, if it does as Larkmoor did?',
    options: [
      'It keeps its percentage, as agreed on paper',
      'It falls by what the new count has taken away',
      'It is set anew once a full year is counted',
      'It keeps its distance from a recounted start',
    ],
    correct: 3,
    feedback: [
      'The old percentage belongs to the old measure, and cannot be reached or missed by the new one.',
      'That would soften the goal by as much as the trick had hidden.',
      'Waiting a year leaves a year without a goal.',
      'Old records are counted in the new way, and the goal stays as many points above them as before.',
    ],
    passage: { lesson: 4, page: 1, text: 'The goal of twelve points more than at the start stays' },
  },
  {
    id: 'l4-p1-42',
    kind: 'recall',
    question:
      'Five people walk twelve wards with the pharmacists’ list. What do they find behind most of the workarounds?',
    options: [
      'A third of the items, most of them night staffing',
      'Half of the items, most of them missing skills',
      'Nine items, most of them settings and equipment',
      'One item, a co-signature rule from the paper age',
    ],
    correct: 2,
    feedback: [
      'Nights mattered for where they looked, and staffing is not on the list of causes.',
      'Skills are what the classroom hours had aimed at.',
      'Nine items caused most of them: five were configuration, three equipment, one a rule.',
      'The co-signature rule was one of the nine, and the smallest group.',
    ],
    passage: { lesson: 4, page: 1, text: 'Nine items turned out to cause most of the workarounds' },
  },
  {
    id: 'l4-p1-31',
    kind: 'recall',
    question: 'Why could the hospital group’s COO not present the hold of Site B as a saving?',
    options: [
      'The overtime it saved was paid by another budget',
      'The overtime it saved was less than the hold had cost',
      'The overtime of the three sites could not be counted',
      'The overtime rose again when the third site began',
    ],
    correct: 1,
    feedback: [
      'Nothing of the kind is told; the sums were compared openly.',
      'The case for holding was safety, and she said so to the board.',
      'It was counted at each of the three sites.',
      'The third site saved overtime as well, and the sum still fell short.',
    ],
    passage: { lesson: 4, page: 1, text: 'less than the $1.9 million the hold' },
  },
  {
    id: 'l4-p1-45',
    kind: 'application',
    question:
      'You have seen a workaround with one clever person. What is it worth so far, and what comes next, in the steps of this page?',
    options: [
      'A story: count in how many units it occurs',
      'A signal: remove the cause for everybody',
      'A model: write it down as the new rule',
      'A risk: ask that person to stop for now',
    ],
    correct: 0,
    feedback: [
      'One clever person is a story and one unit in two is a design, so it has to be counted.',
      'Which of three answers fits is decided after counting and understanding it.',
      'It may become the rule later, when it is known how common and how sensible it is.',
      'Stopping it drives it out of sight before it has been understood.',
    ],
    passage: { lesson: 4, page: 1, text: 'One clever person is a' },
  },
  {
    id: 'l4-p1-43',
    kind: 'recall',
    question: 'Into what is the purpose of the hospital group rewritten during the hold?',
    options: [
      'Two promises that can be checked at a bedside',
      'One record that goes with a patient everywhere',
      'Two figures that wards and the board both read',
      'One promise for each ward, chosen by its staff',
    ],
    correct: 0,
    feedback: [
      'No patient is asked twice about an allergy, and no dose is given on a guess: each got a number.',
      'That is the architect’s wish in other words.',
      'Each promise got a number, and the promise is what a nurse can check.',
      'A promise for each ward would be as many purposes as wards.',
    ],
    passage: { lesson: 4, page: 1, text: 'anyone at a bedside could check' },
  },
  {
    id: 'l4-p1-47',
    kind: 'application',
    question:
      'After a bad start, a hospital thinks of going back to paper. Which objection stands on the page of options in the first case?',
    options: [
      'All that the staff had learned would be lost',
      'A second dangerous switch within a month',
      'Two systems side by side, for an open time',
      'A bill that the board has not approved yet',
    ],
    correct: 1,
    feedback: [
      'The loss of learning is real, and was not what the page set against it.',
      'Against the return stood a second dangerous switch within a month.',
      'Going back to paper would have meant one way of working, though an old one.',
      'The bill belonged to the option that was chosen.',
    ],
    passage: { lesson: 4, page: 1, text: 'A second dangerous switch within a' },
  },
]
