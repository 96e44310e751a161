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
    id: 'l4-p1-61',
    kind: 'application',
    question:
      'A ward manager is given room in the first weeks, as those at Site B were. Which of her targets is relaxed in writing?',
    options: ['Overtime hours', 'Doses scanned', 'Bed turnover', 'Patient ratings'],
    correct: 2,
    feedback: [
      'Overtime was counted at both sites, and no target for it is mentioned.',
      'The scanning of doses is what the change is for, and it was not relaxed.',
      'Bed turnover was relaxed for six weeks, so that learning and the old pace did not collide.',
      'Ratings play no part in the case.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Ward managers had their bed-turnover targets relaxed for six weeks, in writing.',
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
    id: 'l4-p1-62',
    kind: 'application',
    question:
      'You repair a first site as the hospital group did at Site A. How does the small group with authority meet?',
    options: [
      'Daily, for an hour, in the program office',
      'Weekly, for a morning, on one of the wards',
      'Weekly, for a night, with the night staff',
      'Daily, for minutes, on one of the wards',
    ],
    correct: 3,
    feedback: [
      'An office shows the procedure, and an hour a day does not last for ten weeks.',
      'A week is long for a list on which drugs and nights stand.',
      'Nights were walked as well, and the meetings were another thing.',
      'The same five people met daily for twenty minutes on a ward, over one list.',
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
