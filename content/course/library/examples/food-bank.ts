import { type ExamplePlan, examplePlanArticle } from './example-plan.ts'
import {
  dates,
  factors,
  gates,
  groups,
  hours,
  lines,
  paths,
  posts,
  sentences,
  targets,
  waves,
} from './rows.ts'

const foodBank: ExamplePlan = {
  slug: 'example-food-bank-choice',
  title: 'Example plan: choosing instead of a box',
  summary:
    'A network of food pantries lets visitors choose what they take. Most of those who must work differently are volunteers.',
  pages: [
    { lesson: 3, page: 1 },
    { lesson: 4, page: 3 },
  ],
  change: [
    'Twelve food pantries of a county hand each household a packed box. Visitors leave part of it on the wall outside. The network wants them to choose for themselves, as in a shop, within points. Half of the pantries have shelves for it by now. In many of these the box is still what most people get, because it is quicker and because it is what the volunteers know.',
    'There is no sponsor with power over pay, since hardly anyone is paid. There is one with power over deliveries, opening hours and the use of the halls.',
  ],
  reasoning: [
    'Packing on Thursday evening is the best part of the week for many volunteers: a job with an end, among friends. Choice takes it away and puts them face to face with visitors on Saturday. Three team leaders have said so openly. Two others say that visitors will take “the wrong things.” The first is a loss, which can be repaired in part. The second is a claim, which can be checked.',
    'They checked it. In two pantries what people took in four weeks was weighed against the boxes of the four weeks before. Fresh food went up and less was left behind.',
  ],
  plan: {
    w01: {
      promise: 60_000,
      unit: 'cases a year',
      baseline: 'visits a year at which a household takes home only what it will use, of 120,000 visits',
      factors: factors(
        ['Visits to a pantry that offers choice', 50, 'counted', 90, '2028-03-31', 'Alma Reyes, network'],
        ['Of these, visits at which people chose', 60, 'counted', 85, '2028-06-30', 'Team leaders'],
        ['Of these, visits with nothing left behind', 75, 'counted', 85, '2028-06-30', 'Jon Wick, supply'],
      ),
    },
    w04: {
      groups: groups(
        [
          'Volunteers who pack',
          240,
          'The Thursday evening among friends',
          'Telling a visitor what is good for her',
          4,
          4,
        ],
        ['Team leaders', 24, 'A plan that always came out', 'Running out of milk by ten', 4, 3],
        ['Drivers', 9, 'One round a week with full pallets', 'Bringing what nobody chooses', 2, 3],
      ),
    },
    w05: {
      sponsor: 'Alma Reyes',
      option1: 'Keep boxes and choice side by side until each pantry is ready.',
      option1_cost: 31_000,
      option2:
        'Deliver no packed boxes to pantries with shelves from May 1, and pay for a second round of the van.',
      option2_cost: 22_000,
      recommended: 'second option',
      ask_by: '2027-03-12',
      if_no_sentence:
        'we go on with the three pantries that asked for it, and count what the others throw away.',
      dates: dates(
        ['2027-05-08', 'First Saturday without boxes, in Eastfield'],
        ['2027-06-19', 'Evening for all who packed'],
        ['2027-09-11', 'Second wave'],
      ),
    },
    w08: {
      hours: 6,
      start: '2027-03-01',
      ledger: hours(
        ['Choice on Saturdays', 0.2, 0.5, 0.4, 0.2],
        ['New rules on food safety', 0.2, 0.4, 0, 0],
        ['Holiday drive', 0, 0, 0.2, 0.2],
      ),
      after: hours(
        ['Choice on Saturdays', 0.2, 0.5, 0.4, 0.2],
        ['New rules on food safety', 0.3, 0.1, 0.1, 0.1],
        ['Holiday drive', 0, 0, 0, 0.2],
      ),
      ask_whom: 'Alma Reyes',
      ask_what: 'most of the course on food safety',
      ask_to: '2027-03-15',
      targets: targets(['Three pantries of wave 1', 'households served in an hour', 40, 30, 6, 'Alma Reyes']),
    },
    w09: {
      lines: lines(
        {
          what: 'Visits at which people chose, all of a Saturday',
          k: 690,
          n: 2300,
          needed: 75,
          by: '2028-03-31',
          threshold: 50,
          counts: 2,
          below: 'Reyes and a team leader of Eastfield work that Saturday',
          owner: 'Alma Reyes',
        },
        {
          what: 'Volunteers who have led three visits alone',
          k: 48,
          n: 240,
          needed: 60,
          by: '2027-12-31',
          threshold: 30,
          counts: 2,
          below: 'pairs stay together for another month',
          owner: 'Team leaders',
        },
        {
          what: 'Visits with nothing left behind, all of a month',
          k: 5400,
          n: 9000,
          needed: 80,
          by: '2028-06-30',
          threshold: 65,
          counts: 1,
          below: 'the points are changed with six visitors',
          owner: 'Jon Wick',
        },
        {
          what: 'Volunteers who came back within a month',
          k: 216,
          n: 240,
          needed: 90,
          by: '2027-12-31',
          threshold: 80,
          counts: 2,
          below: 'Reyes rings those who stayed away',
          owner: 'Alma Reyes',
        },
      ),
      dip_people: 30,
      dip_output: 8,
      dip_days: 12,
      dip_loss: 25,
      dip_shape: 'linear',
      dip_cost: 9,
      floor: 60,
      dip_from: '2027-05-08',
      look_on: '2027-06-21',
      dip_signed: 'Alma Reyes',
    },
    w10: {
      gates: gates('2027-03-12', '2027-04-16', '2027-05-08', '2028-06-30'),
      waves: waves(
        ['Eastfield, Harbor and Mill Lane', '2027-05-08'],
        ['Three more with shelves', '2027-09-11'],
      ),
      paths: paths(['Packed boxes at the three pantries', '2027-07-31', 'Jon Wick']),
    },
    w12: { jobs: posts(['Volunteers who pack', 240, 220, 180, 40, 0, 20]) },
    w13: sentences(
      'At 39,000 visits a year people take only what they use, by June 30, 2028; sponsor Alma Reyes.',
      'No packed boxes to pantries with shelves from May 1; the van drives twice.',
      '240 volunteers, 24 team leaders, 9 drivers; heaviest on those who pack.',
      'We accept ten households fewer an hour for six weeks in three pantries.',
      'Points and shelves were tried at 160 visits in Eastfield, with six visitors in the group.',
      'Packers lose Thursday: 40 move to sorting on Thursday, 180 to Saturday, 20 have said goodbye.',
      'A quarter fewer visits at first, none after 12 days of opening; limit 60 percent, review June 21, Reyes.',
      'Boxes at the three pantries end on July 31.',
      'Half of the volunteers have led three visits beside someone from Eastfield by May 1.',
      'Jon Wick counts what is left behind in the first week of each month, and prints it.',
      'Opening hours and the second round of the van stand in the agreement with the county for 2028.',
      'New volunteers begin with a Saturday, beside someone who has done ten.',
    ),
  },
  open: [
    'Volunteers can leave, and the plan cannot stop them. Twenty have said that they will. Whether their places are filled depends on the county, on the season and on who their friends are. What people “use” is counted by what stays on the wall, which is only part of it. And a pantry with choice may attract more visitors than it can serve, as happened in Harbor, so that the queue, which no line of this plan counts, may turn out to be the measure that matters.',
  ],
  takeaways: [
    'Where nobody can be ordered, look for the loss in the best hour of people’s week.',
    'Check a claim about visitors with a scale before you argue about it.',
    'Count those who come back: with volunteers that is the counter-measure.',
  ],
}

export const foodBankPlan = examplePlanArticle(foodBank)
export const foodBankAnswers = foodBank.plan
