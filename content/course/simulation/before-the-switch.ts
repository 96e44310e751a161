import type { Decision } from '../../plan/simulation.ts'
import { caseResults } from '../case.ts'

const { costs, openJobsSuspended } = caseResults()

/** Ending the ranking pays once the parts are there in the morning. */
const onceUnranked = [
  {
    when: { decision: 'ranking', options: ['suspend'] },
    consequence:
      'In the South the ranking does not come back, and from June crews leave with the part and follow the plan.',
    change: { used: 7 },
  },
  {
    when: { decision: 'ranking', options: ['all'] },
    consequence:
      'The ranking comes back nowhere, and from June crews leave with the part and follow the plan.',
    change: { used: 9 },
  },
]

/** January to May 2027. */
export const beforeTheSwitch: readonly Decision[] = [
  {
    id: 'owner',
    month: 'January',
    title: 'Who answers for the number?',
    situation:
      'The app’s plan covers nine jobs in ten, but only 55 percent of those are run from it. IT, operations and training each name another. You are the sponsor. Who gets the 55, and the product of the chain?',
    options: [
      {
        id: 'lead',
        label: 'Imre Solano, the change lead, in writing',
        consequence:
          'He now has a number that training alone cannot move, and begins to ask in other departments. Somebody else has to take over his courses.',
        change: { used: 6, trust: 2, cost: 15_000 },
      },
      {
        id: 'shared',
        label: 'All three departments together',
        consequence:
          'It is received well, since no one is singled out. In the first meeting the three agree to meet again.',
        change: { used: 2, trust: 4 },
      },
      {
        id: 'sponsor',
        label: 'You do, and Imre Solano counts it for you each week',
        consequence:
          'Every Monday you ask two depot managers about their share, and they begin to ask their team leads. It takes ninety minutes a week, and an assistant for what you no longer get to.',
        change: { used: 9, trust: 1, cost: 45_000 },
      },
    ],
    inCase: 'lead',
    advised: 'sponsor',
    because:
      'A person who answers for a number must control the means. Solano can count jobs that are run from the plan; he cannot move a roster or end a ranking. Larkmoor noticed in the same month, and wrote Whitlock’s name on the line.',
    page: { lesson: 1, page: 3 },
  },
  {
    id: 'promise',
    month: 'January',
    title: 'What do you promise the board?',
    situation:
      'The business case said $3.6 million a year. The chain, with targets that managers think possible, says 2.7.',
    options: [
      {
        id: 'restate',
        label: 'Restate it to $2.7 million',
        consequence:
          'Half an hour of grumbling, and a smaller budget for contractors. But from now on the figures can be discussed.',
        change: { trust: 6, cost: 40_000 },
      },
      {
        id: 'keep',
        label: 'Keep the 3.6 and push',
        consequence: 'Managers hear the pressure and some depots hurry. In the canteen the number is a joke.',
        change: { used: 3, trust: -8 },
      },
      {
        id: 'low',
        label: 'Promise 2.0, to be on the safe side',
        consequence: 'There is relief everywhere. With a goal that low, two managers turn to other things.',
        change: { used: -4, trust: 8 },
      },
    ],
    inCase: 'restate',
    advised: 'restate',
    page: { lesson: 1, page: 3 },
  },
  {
    id: 'elm',
    month: 'February',
    title: 'Elm uses the plan for one job in four',
    situation:
      'A third motivation round for the depot has been booked. Somebody suggests a bonus for each job that is run from the plan.',
    options: [
      {
        id: 'watch',
        label: 'Stand at the gate for five mornings and count',
        consequence:
          'Eleven of forty vans leave without the part. The stores open half an hour after the vans should go. That can be changed.',
        change: { right: 8, trust: 3, cost: 6_000 },
      },
      {
        id: 'round',
        label: 'Hold the motivation round',
        consequence: 'A pleasant afternoon, with food. The stores still open at half past seven.',
        change: { used: 1, trust: 4, cost: 30_000 },
      },
      {
        id: 'bonus',
        label: 'Pay the bonus',
        consequence:
          'Use rises at once. So does the number of jobs that are opened in the plan and done from the board.',
        change: { used: 9, trust: -3, cost: 120_000 },
      },
    ],
    inCase: 'watch',
    advised: 'watch',
    page: { lesson: 2, page: 1 },
  },
  {
    id: 'ranking',
    month: 'February',
    title: 'The ranking on jobs closed by four',
    situation:
      'All six depots are ranked each week by jobs closed before 4 pm. Following the plan costs them places. Six years ago the ranking ended a habit of leaving jobs open overnight.',
    options: [
      {
        id: 'keep',
        label: 'Keep it, and appeal to the depots',
        consequence: 'They listen politely. On Monday the list hangs where it always did.',
        change: {},
      },
      {
        id: 'suspend',
        label: 'Suspend it in the South for twelve weeks, and count open jobs instead',
        consequence:
          'Owen Pratt explains it at Elm himself. Four jobs a night stay open, fewer than feared. The share hardly moves as long as the vans leave without parts. In the North they ask why they are still ranked.',
        change: { used: 2, trust: 2, cost: openJobsSuspended },
      },
      {
        id: 'all',
        label: 'Suspend it in all six depots for twelve weeks, and count open jobs instead',
        consequence:
          'You tell both regional managers yourself, on one day. Twice as many jobs stay open overnight, and the North has to set up an on-call crew for $30,000. There is no depot left that is ranked for the old way.',
        change: { used: 3, trust: 3, cost: 2 * openJobsSuspended + 30_000 },
      },
    ],
    inCase: 'suspend',
    advised: 'all',
    because:
      'The ranking paid for the old way in the North as it did in the South. Whitlock said no when Solano asked for it, and ended it everywhere in May.',
    page: { lesson: 2, page: 2 },
  },
  {
    id: 'stores',
    month: 'March',
    title: 'Parts on the van',
    situation:
      'The plan needs the part on the van at seven. Priya Nair, who runs the stores, has eighteen people and no budget for more.',
    options: [
      {
        id: 'early',
        label: 'Open at six from June, and pick the evening before',
        consequence:
          'The storekeepers lose a quiet hour and gain an evening shift that some like. A trial at Elm goes well.',
        change: { right: 12, trust: -1, cost: 20_000 },
        also: onceUnranked,
      },
      {
        id: 'night',
        label: 'Hire a crew that picks at night',
        consequence:
          'In the morning everything stands ready, for a price that finance asks about every month.',
        change: { right: 16, trust: 1, cost: 150_000 },
        also: onceUnranked,
      },
      {
        id: 'lockers',
        label: 'Put lockers with common parts at the depots',
        consequence:
          'Cheap and popular. For the less common parts, which make the second visits, nothing changes.',
        change: { right: 5, trust: 3, cost: 8_000 },
      },
    ],
    inCase: 'early',
    advised: 'early',
    page: { lesson: 3, page: 1 },
  },
  {
    id: 'posts',
    month: 'March',
    title: 'Six posts',
    situation:
      'Of 36 dispatchers, thirty will be needed in the planning center. Four would retire and two could move. At the canteen table the talk is of twenty.',
    options: [
      {
        id: 'tell',
        label: 'Say that six posts end, and give each person an answer in writing',
        consequence:
          'Two tell you to your face that it is unfair. They go on working. The twenty disappear within a week. Six people keep their grade for a year.',
        change: { used: -1, trust: 7, cost: costs.grades },
      },
      {
        id: 'campaign',
        label: 'Run the campaign about what customers gain',
        consequence:
          'The posters are well made. Some planners get interested. The canteen says that they have changed the subject.',
        change: { used: 1, trust: -3, cost: 25_000 },
      },
      {
        id: 'wait',
        label: 'Say nothing until the center stands',
        consequence:
          'It stays calm, and dispatchers train without worry. Those who have seen the staffing paper say nothing.',
        change: { used: 3, trust: -2 },
      },
    ],
    inCase: 'tell',
    advised: 'tell',
    page: { lesson: 3, page: 1 },
  },
  {
    id: 'load',
    month: 'April',
    title: 'Seven hours a week',
    situation:
      'In May, four programs together want seven hours a week from each technician: 17.5 percent. Lena Ortiz’s meter training has dates in a contract.',
    options: [
      {
        id: 'defer',
        label: 'Move meters and the expenses tool to June 28, and the safety hours of May to June',
        consequence:
          'Ortiz objects, with good reasons. You write to the supplier yourself. The load falls to three and a half hours.',
        change: { hours: -3.5, trust: 1, cost: 45_000 },
      },
      {
        id: 'late',
        label: 'Move them to August 30, behind the dip and its review, and the safety hours of May to June',
        consequence:
          'Ortiz objects louder: her contractors wait the whole summer, and the supplier charges for it. The load falls to three and a half hours. From the planned switch to the end of August nothing new begins, even after a hold of three weeks.',
        change: { hours: -3.5, trust: 2, cost: 80_000 },
      },
      {
        id: 'leave',
        label: 'Leave it: each program is well run',
        consequence: 'Technicians get all their training on time. Team leads stop counting the evenings.',
        change: { right: 1, trust: -4 },
      },
    ],
    inCase: 'defer',
    advised: 'late',
    because:
      'What is put off lands somewhere. June 28 lay three weeks behind the planned switch, so that a hold of three weeks would put the switch onto it. A date behind the review of the dip costs more at once, leaves room for a hold, and needs no second letter.',
    page: { lesson: 3, page: 2 },
  },
  {
    id: 'measure',
    month: 'April',
    title: '91 percent',
    situation:
      'IT reports that 91 percent of technicians log in every day. A team lead at Elm has followed twenty jobs back by hand, and found five that were run from the plan.',
    options: [
      {
        id: 'hand',
        label: 'Strike log-ins, and count twenty jobs in each depot every Friday',
        consequence:
          'For two months the steering page looks worse than ever. But it has addresses, and managers go there. IT closes the last gaps in coverage.',
        change: { covered: 5, used: 4, trust: -2, cost: 8_000 },
      },
      {
        id: 'logins',
        label: 'Keep log-ins, since they are counted without effort',
        consequence:
          'The page stays green and everyone is pleased with it. IT closes the last gaps in coverage.',
        change: { covered: 5, trust: 3 },
      },
      {
        id: 'tool',
        label: 'Buy a tool that reads every step from the records',
        consequence:
          'Good figures from July on, for all depots at once. IT closes the last gaps in coverage.',
        change: { covered: 5, used: 5, cost: 90_000 },
      },
    ],
    inCase: 'hand',
    advised: 'hand',
    page: { lesson: 3, page: 3 },
  },
]
