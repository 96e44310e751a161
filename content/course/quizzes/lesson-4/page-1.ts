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
    id: 'l4-p1-65',
    kind: 'application',
    question:
      'You have counted a workaround in twelve shops. What do you write down next, in the steps of this page?',
    options: ['What it puts at risk', 'Why it is sensible', 'When it was invented', 'Which rule it breaks'],
    correct: 1,
    feedback: [
      'The risk weighs in the decision, and the reason comes first.',
      'If you cannot write down why it is sensible, you have not understood it.',
      'Its history is no matter; the design is.',
      'That is known already, or it would be no workaround.',
    ],
    passage: { lesson: 4, page: 1, text: 'Write down why it is sensible,' },
  },
  {
    id: 'l4-p1-66',
    kind: 'application',
    question:
      'You relax a target for managers after a switch, as the hospital group did at Site B. For how long do you put it in writing?',
    options: ['For four weeks', 'For eight weeks', 'For six weeks', 'For ten weeks'],
    correct: 2,
    feedback: [
      'Four weeks are short of the time that Site B took to be back to normal.',
      'Eight weeks are longer than Site B took to be back to normal.',
      'Ward managers had their targets for bed turnover relaxed for six weeks.',
      'Ten weeks are the length of the hold, which came before.',
    ],
    passage: { lesson: 4, page: 1, text: 'relaxed for six weeks, in writing' },
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
    id: 'l4-p1-67',
    kind: 'application',
    question:
      'A call center redefines “solved” halfway through a change. What becomes of its goal, if it does as Larkmoor did?',
    options: [
      'Its level stays, with a note on the change',
      'Its level falls, by what the count has lost',
      'Its distance shrinks, by the months gone by',
      'Its distance stays, from a recounted start',
    ],
    correct: 3,
    feedback: [
      'The old level would mix two measures, whatever the note says.',
      'What was lost in one month need not be what was lost at the start.',
      'The months change nothing in what was promised for the end.',
      'The old records are counted the new way, and the goal stays as many points above them.',
    ],
    passage: { lesson: 4, page: 1, text: 'A new measure needs a new baseline' },
  },
  {
    id: 'l4-p1-68',
    kind: 'recall',
    question:
      'Nine items of the pharmacists’ list cause most of the workarounds. Of which kind are most of these nine?',
    options: ['Equipment', 'Night shifts', 'Configuration', 'Paper rules'],
    correct: 2,
    feedback: [
      'Three were batteries, carts and label printers; there was a larger kind.',
      'None of the nine is put down to staffing, although the list was about nights.',
      'Five were configuration, three were equipment, and one was a rule from the paper age.',
      'One was a rule on a second signature, left from the paper age.',
    ],
    passage: { lesson: 4, page: 1, text: 'five were configuration, three were equipment' },
  },
  {
    id: 'l4-p1-63',
    kind: 'recall',
    question:
      'Elm’s figure for first visits has passed Alder’s. How do the two depots stand when jobs are counted by address?',
    options: [
      'Elm is still ahead, by fewer points',
      'The two are level, within a point',
      'Alder is ahead, by a few points',
      'Alder is ahead, by more than ten',
    ],
    correct: 2,
    feedback: [
      'Elm’s lead came from jobs that were closed and opened again.',
      'They do not end level, since far more of Elm’s jobs had come back.',
      'Both figures fall, Elm’s by more, and Alder is ahead by three points.',
      'Elm loses eight points and Alder three, so the distance stays small.',
    ],
    passage: { lesson: 4, page: 1, text: 'lets last month’s figures fall' },
  },
  {
    id: 'l4-p1-69',
    kind: 'application',
    question:
      'You repair a first site as the hospital group did at Site A. How long does the small group with authority meet each day?',
    options: ['Ten minutes', 'Forty minutes', 'A full hour', 'Twenty minutes'],
    correct: 3,
    feedback: [
      'Ten minutes are half of what the five took for their list.',
      'Forty minutes are twice what the five took for their list.',
      'An hour a day would be hard to keep up for ten weeks.',
      'The same five people met for twenty minutes on a ward, with one list in three columns.',
    ],
    passage: { lesson: 4, page: 1, text: 'daily for twenty minutes on a ward' },
  },
  {
    id: 'l4-p1-64',
    kind: 'recall',
    question:
      'Elm closes failed jobs and opens new ones, and its figure falls once that is known. From whom does the depot hear of it?',
    options: [
      'From Rosa Lind, who had asked to look',
      'From Dana Whitlock, the sponsor herself',
      'From Owen Pratt, who wanted to praise',
      'From Tom Eide, who signs for finance',
    ],
    correct: 1,
    feedback: [
      'Lind asked for a look at addresses first, and it was not left to a team lead to tell.',
      'The sponsor tells Elm herself that Friday, without blame, since the measure had invited the trick.',
      'Pratt puts his congratulations off, and says no more.',
      'Eide has the old records counted the same way, for a new baseline.',
    ],
    passage: { lesson: 4, page: 1, text: 'Whitlock tells Elm so herself that Friday, without blame' },
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
