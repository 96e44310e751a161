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
    id: 'l4-p1-05',
    kind: 'application',
    question:
      'A theater gets new stage controls. The crew works in three trades and hands cues to one another. How is the first rehearsal best set up?',
    options: [
      'Each trade in a room of its own, weeks before opening',
      'The three foremen, who then teach their own people',
      'The whole crew on its own stage, days before opening',
      'The whole crew in the supplier’s hall, with its experts',
    ],
    correct: 2,
    feedback: [
      'That is how skills are taught and cues are lost.',
      'Foremen can carry knowledge; the handing over has to be done by those who do it.',
      'Practice as a team, in place and close to the day, is what the case and the study of surgical teams share.',
      'Together is right, and a foreign stage hides what is awkward on their own.',
    ],
    passage: { lesson: 4, page: 1, text: 'whole ward teams rehearsed on their own ward' },
  },
  {
    id: 'l4-p1-32',
    kind: 'application',
    question:
      'A call center redefines “solved” halfway through a change. Before the new figure is set against the goal, what has to happen, as it did at Larkmoor?',
    options: [
      'The old goal is kept, as it was agreed on paper',
      'The old baseline is kept, with a note beside it',
      'Old figures are dropped, and counting begins anew',
      'Old records are counted again in the new way',
    ],
    correct: 3,
    feedback: [
      'A goal in the old measure cannot be met or missed in the new one.',
      'A note does not make two measures comparable.',
      'Then nobody could say what has changed since the start.',
      'A new measure needs a new baseline; otherwise two different things are compared.',
    ],
    passage: { lesson: 4, page: 1, text: 'A new measure needs a new baseline' },
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
    id: 'l4-p1-09',
    kind: 'application',
    question:
      'A help desk is judged on calls closed at first contact. Its figure jumps. You find that calls are closed and opened anew when a user rings again. What is the repair?',
    options: [
      'Count by user and period, and blame no one for it.',
      'Take the desk’s figure out of the report for now.',
      'Speak with those concerned about honest figures.',
      'Forbid reopening, and check a sample every week.',
    ],
    correct: 0,
    feedback: [
      'Under the old figure closing was sensible, so the cause goes and the people stay in the right.',
      'A gap is better than a false number, though the purpose then goes unmeasured.',
      'They did what the measure paid for, so a talk about honesty would insult them.',
      'The reason to do it would stay, and the trick would change its form.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Under a figure for first visits, closing the job is the sensible thing to do.',
    },
  },
  {
    id: 'l4-p1-43',
    kind: 'recall',
    question: 'Into what is the purpose of the hospital group rewritten during the hold?',
    options: [
      'Two promises that can be checked at a bedside',
      'One figure that the board reads each month',
      'Three savings that finance and wards have signed',
      'Four rules on who may enter which of the orders',
    ],
    correct: 0,
    feedback: [
      'No patient is asked twice about an allergy, and no dose is given on a guess: each got a number.',
      'A figure for the board would have been one more architect’s wish.',
      'The case for the hold was safety, and the COO said so.',
      'Rules on orders belong to process, which was observed on the wards.',
    ],
    passage: { lesson: 4, page: 1, text: 'anyone at a bedside could check' },
  },
  {
    id: 'l4-p1-14',
    kind: 'judgment',
    question:
      'Your first site is unsafe at night. You can go back to the old way there, carry on, or hold the second site and repair the first. A return would itself be a risky switch. What speaks for the hold?',
    options: [
      'The money it will save over all of the later sites',
      'The chance to learn in one place with all the helpers',
      'The signal to the staff that their concerns are heard',
      'The time it gives the supplier to finish the product',
    ],
    correct: 1,
    feedback: [
      'Perhaps it will; a hold for safety should be argued as one.',
      'The second site would otherwise start with an unlearned design, and helpers would leave the first.',
      'A fine effect, which would not justify the price alone.',
      'Time for the supplier is time away from the wards unless someone is with them.',
    ],
    passage: { lesson: 4, page: 1, text: 'One place to learn, with everyone in it' },
  },
]
