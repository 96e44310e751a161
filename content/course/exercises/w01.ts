import type { Exercise } from '../../plan/types.ts'
import { caseResults, fillInCase, larkmoor } from '../case.ts'
import { choice, date, long, number, percent, person, rows, table, text } from './fields.ts'

export const w01: Exercise = {
  id: 'w01',
  lessonId: 'lesson1',
  page: 1,
  title: 'Benefit chain',
  result: 'The promise as factors, today’s run rate, the best lever, an owner for each factor.',
  fields: [
    text('change_name', 'Name of your change', { max: 80, help: 'As colleagues call it.', isStarred: true }),
    text('one_line', 'In one sentence', {
      max: 160,
      help: 'What will be different, for whom.',
      isStarred: true,
    }),
    number('promise', 'Promised result per year', {
      help: 'From the business case; if there is none, the result you would defend.',
      isStarred: true,
    }),
    choice('unit', 'Counted in', ['dollars a year', 'hours a year', 'cases a year', 'points']),
    text('baseline', 'Where it stood before', { help: 'Value, date, source.' }),
    table(
      'factors',
      'The chain',
      6,
      [
        text('name', 'Factor', { max: 60 }),
        choice('counts', 'Share of', ['cases', 'spend', 'hours', 'people']),
        percent('today', 'Today’s share', { help: 'Your honest figure.' }),
        choice('evidence', 'How you know', ['counted', 'told', 'guessed']),
        percent('target', 'Target'),
        date('by', 'By'),
        person('owner', 'Who answers for it', { help: '“Nobody yet” is an answer.' }),
      ],
      { help: 'Shares of the same thing: all of spend, or all of cases.', isStarred: true },
    ),
    person('product_owner', 'Who answers for the product'),
    long('tail', 'What would make it the one in six', {
      help: 'What would put this among the worst sixth, and who watches for it.',
    }),
  ],
  figures: ['benefit-chain'],
  images: { 'lesson-1-value-leak.svg': 'benefit-chain' },
  done: [
    { field: 'change_name' },
    { field: 'promise' },
    { field: 'factors', rows: 2, columns: ['name', 'today', 'owner'] },
  ],
  complete: [
    { field: 'factors', rows: 2, columns: ['name', 'today', 'owner', 'evidence'] },
    { field: 'product_owner' },
    { field: 'tail' },
  ],
  example: {
    story: fillInCase(
      'Larkmoor Water put a job app into all six depots on time, in October 2026. In January 2027 the saving is missing. Imre Solano, who leads the change, multiplies the shares for the first time: {{covered}} percent of jobs are covered by the plan, {{used}} percent of those are run from it, and {{right}} percent of these arrive with the right part and skill. That is {{share}} percent of the promise. The {{used}} has had no owner. From this week on it is Solano’s; by the plan of June, Whitlock answers for the product, since she can move a roster and end a ranking.',
    ),
    answers: {
      change_name: 'One Plan',
      one_line: 'Every job is planned the day before, so that the right person arrives with the right part.',
      promise: caseResults().promise,
      unit: 'dollars a year',
      baseline: fillInCase('Fixed on the first visit: {{fixBefore}}% in September 2026, job records.'),
      factors: rows([
        {
          name: 'Covered by the plan',
          counts: 'cases',
          today: larkmoor.january[0],
          evidence: 'counted',
          target: larkmoor.targets[0],
          by: '2027-09-30',
          owner: 'IT',
        },
        {
          name: 'Run from the plan',
          counts: 'cases',
          today: larkmoor.january[1],
          evidence: 'counted',
          target: larkmoor.targets[1],
          by: '2028-06-30',
          owner: 'Imre Solano',
        },
        {
          name: 'Right part and skill',
          counts: 'cases',
          today: larkmoor.january[2],
          evidence: 'told',
          target: larkmoor.targets[2],
          by: '2028-03-31',
          owner: 'Priya Nair, stores',
        },
      ]),
      product_owner: 'Dana Whitlock',
      tail: 'Depots keep their whiteboards through the winter and the app becomes a second set of books. Tom Eide watches the run rate each month.',
    },
  },
}
