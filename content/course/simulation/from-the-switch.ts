import type { Decision } from '../../plan/simulation.ts'
import { caseResults } from '../case.ts'

const { costs } = caseResults()

/** Whatever is decided later: what was kept quiet comes out. */
const sixPostsComeOut = {
  when: { decision: 'posts', options: ['wait'] },
  consequence:
    'And the six posts come out. The staffing paper is from January, so everybody can see who knew. Dispatchers go back to their boards.',
  change: { used: -6, trust: -12 },
}
const promiseComesDue = {
  when: { decision: 'promise', options: ['keep'] },
  consequence:
    'And the board asks for the 3.6 million. Finance shows the chain of January, which said 2.7. Depots that had hurried for the number go back to their old pace.',
  change: { used: -3, trust: -6 },
}
const boardsComeBack = {
  when: { decision: 'boards', options: ['now'] },
  consequence:
    'Where a board came down before its crew was ready, a sheet of paper hangs on the wall by November, and jobs are moved on it.',
  change: { used: -6 },
}

/** June to November 2027. */
export const fromTheSwitch: readonly Decision[] = [
  {
    id: 'gate',
    month: 'June',
    title: 'Five days before the switch',
    situation:
      'Three technicians in four were to pass a test on live-like jobs. On June 2, 42 of 80 have. The stores are open, the app is ready, the letter to customers is printed.',
    options: [
      {
        id: 'hold',
        label: 'Hold for three weeks',
        consequence:
          'Most failures stick at one step, an asset number that nobody can read in the street. A map replaces it. On June 23, 64 pass.',
        change: { loss: -5, trust: 3, cost: costs.hold },
        also: [
          {
            when: { decision: 'load', options: ['defer'] },
            consequence: 'The new day is June 28, to which other training was moved in April.',
            change: { hours: 2 },
          },
          {
            when: { decision: 'load', options: ['late'] },
            consequence: 'The new day is June 28. Nothing else begins then, and the safety hours are over.',
            change: { hours: -1 },
          },
          sixPostsComeOut,
        ],
      },
      {
        id: 'keep',
        label: 'Keep June 7, with helpers at every depot',
        consequence:
          'Momentum is kept, and the helpers run. The asset number costs each job some minutes until August.',
        change: { used: 2, loss: -1, cost: 40_000 },
        also: [sixPostsComeOut],
      },
      {
        id: 'some',
        label: 'Start on June 7 with the 42 who passed',
        consequence:
          'They manage. But crews are split, and those who hand over to one another work in two ways.',
        change: { loss: -3, trust: -5, cost: 15_000 },
        also: [sixPostsComeOut],
      },
    ],
    inCase: 'hold',
    advised: 'hold',
    page: { lesson: 3, page: 4 },
  },
  {
    id: 'week13',
    month: 'June',
    title: 'What else falls on June 28',
    situation:
      'Joan Keyes, who manages Elm, points out that the meter training and the expenses tool begin on the very day of the switch.',
    when: [
      { decision: 'load', options: ['defer'] },
      { decision: 'gate', options: ['hold'] },
    ],
    options: [
      {
        id: 'move',
        label: 'Move both again, to August 30',
        consequence:
          'A second letter to the supplier. Ortiz’s program loses two more months at these depots.',
        change: { hours: -3, trust: -1, cost: 20_000 },
      },
      {
        id: 'both',
        label: 'Let both run: people can manage for a month',
        consequence:
          'They do what they can. In the worst week some crews skip the plan to get to the training.',
        change: { trust: -2 },
      },
      {
        id: 'cancel',
        label: 'Cancel the meter training at these two depots',
        consequence:
          'Relief at Alder and Elm. The supplier sends an invoice, and contractors install the meters.',
        change: { hours: -2, trust: 2, cost: 60_000 },
      },
    ],
    inCase: 'move',
    advised: 'move',
    page: { lesson: 3, page: 4 },
  },
  {
    id: 'figure',
    month: 'August',
    title: 'Elm’s figure jumps',
    situation:
      'First-visit fixes at Elm pass those at Alder. A team lead finds jobs that were closed and opened again under a new number, so that both count as fixed.',
    options: [
      {
        id: 'address',
        label: 'Count by address over 28 days, and let the figure fall',
        consequence: 'The figure falls, and so does the mood at Elm. From now on a fix is a fix.',
        change: { right: 3, trust: -2, cost: 5_000 },
        also: [
          {
            when: { decision: 'elm', options: ['bonus'] },
            consequence: 'With the new count the bonus shrinks for many, who had relied on it.',
            change: { used: -2, trust: -5 },
          },
          promiseComesDue,
        ],
      },
      {
        id: 'praise',
        label: 'Congratulate the depot and look later',
        consequence: 'A proud week. By autumn other depots have learned the trick.',
        change: { right: -5, trust: 5 },
        also: [promiseComesDue],
      },
      {
        id: 'forbid',
        label: 'Forbid new numbers for old jobs',
        consequence: 'Dispatchers find another way. Some honest jobs get lost.',
        change: { right: -1, trust: -3 },
        also: [promiseComesDue],
      },
    ],
    inCase: 'address',
    advised: 'address',
    page: { lesson: 4, page: 1 },
  },
  {
    id: 'boards',
    month: 'September',
    title: 'The whiteboards',
    situation:
      'Beside the planning center, each depot still has its board, with two people at it. It was to come down ninety days after the switch. As long as it hangs there, jobs are moved on it.',
    options: [
      {
        id: 'day90',
        label: 'Keep to that: ninety days after each switch, staffed until then',
        consequence:
          'Two people at each board for thirteen weeks are expensive. Then the boards are photographed, signed and hung in the canteen.',
        change: { used: 10, trust: -3, cost: costs.boards },
      },
      {
        id: 'now',
        label: 'Take two down now, and the others on the day of their switch',
        consequence:
          'It is cheap and clear. In the first bad week crews write jobs on the back of their hands.',
        change: { used: 12, trust: -9, loss: 3 },
      },
      {
        id: 'ask',
        label: 'Leave each depot to say when it no longer needs its board',
        consequence: 'Much appreciated. In the following spring, long past day 90, four boards still hang.',
        change: { used: 1, trust: 5, cost: 2 * costs.boards },
      },
    ],
    inCase: 'day90',
    advised: 'day90',
    page: { lesson: 3, page: 4 },
  },
  {
    id: 'storm',
    month: 'November',
    title: 'The storm',
    situation:
      'In the premortem one technician wrote: “In a storm it takes ten minutes to change the plan, so we will go back to the board.” Now a storm is forecast, three days after the last depots have switched.',
    options: [
      {
        id: 'rule',
        label: 'Use the storm rule that the planning center wrote in October',
        consequence:
          'Planners take calls by street, and change the plan afterward. Fir goes back to its board for a morning, misses its mark for that week and recovers.',
        change: { used: 3, cost: 10_000 },
        also: [boardsComeBack],
      },
      {
        id: 'back',
        label: 'Allow boards on storm days',
        consequence: 'Crews are grateful. There will be nine such days before March.',
        change: { used: -3, trust: 4 },
        also: [boardsComeBack],
      },
      {
        id: 'contractors',
        label: 'Hire contractors for the storm days',
        consequence: 'The plan holds, since strangers know no board. The bill comes in January.',
        change: { used: 1, trust: 1, cost: 80_000 },
        also: [boardsComeBack],
      },
    ],
    inCase: 'rule',
    advised: 'rule',
    page: { lesson: 4, page: 3 },
  },
]
