import type { Exercise } from '../../plan/types.ts'
import { larkmoor } from '../case.ts'
import { choice, date, fixedTable, number, person, rows, table, text } from './fields.ts'

const seven = [
  { id: 'strategy', label: 'Strategy' },
  { id: 'shared-values', label: 'Shared values' },
  { id: 'structure', label: 'Structure' },
  { id: 'systems', label: 'Systems' },
  { id: 'style', label: 'Style' },
  { id: 'staff', label: 'Staff' },
  { id: 'skills', label: 'Skills' },
] as const

export const w12: Exercise = {
  id: 'w12',
  lessonId: 'lesson4',
  page: 2,
  title: 'Fit, knowledge, jobs',
  result: 'Seven S’s, who holds unwritten knowledge, every post accounted for, an ending.',
  fields: [
    fixedTable(
      's7',
      'Changed, planned with a date, or as before',
      seven,
      [
        choice('state', 'State', ['changed', 'planned', 'as before']),
        date('on', 'Planned for'),
        text('evidence', 'What you would see'),
      ],
      { isStarred: true },
    ),
    choice(
      'pull',
      'What pulls back hardest',
      seven.map(({ label }) => label),
      { isStarred: true },
    ),
    text('pull_noun', 'In one concrete noun', { max: 60, isStarred: true }),
    person('pull_who', 'Who can change it'),
    date('pull_by', 'By'),
    text('monday', 'What people will see done differently next Monday', { max: 160 }),
    table(
      'knowledge',
      'What is in heads and notebooks',
      6,
      [
        text('what', 'What'),
        person('held_by', 'Held by', { isPrivate: true }),
        date('written_by', 'Written down by'),
      ],
      { help: 'List it before anything moves.' },
    ),
    table(
      'jobs',
      'Every post',
      15,
      [
        text('group', 'Group', { max: 60 }),
        number('before', 'Posts before'),
        number('after', 'Posts after'),
        number('stay', 'Stay'),
        number('other', 'Other role'),
        number('retire', 'Retire'),
        number('leave', 'Leave'),
        date('told_by', 'Written answer by'),
      ],
      {
        help: 'Before, after, and what becomes of each.',
        rowsFrom: { exercise: 'w04', field: 'groups', columns: { work: 'group', headcount: 'before' } },
      },
    ),
    date('ending_on', 'Day of the ending'),
    number('ending_budget', 'Its budget', { unit: '$' }),
    person('ending_led', 'Led by someone from the old place'),
  ],
  figures: [],
  done: [{ field: 's7', rows: 7, columns: ['state'] }, { field: 'pull' }, { field: 'pull_noun' }],
  complete: [
    { field: 'knowledge', rows: 1, columns: ['what', 'written_by'] },
    { field: 'jobs', rows: 1, columns: ['group', 'before', 'after', 'told_by'] },
    { field: 'ending_on' },
    { field: 'ending_led' },
  ],
  example: {
    story:
      'Two of the seven are as before: what the South thinks makes a good depot, and the manager’s call at 6:45 that shuffles the day. Every one of 36 posts is named with what becomes of it: 24 plan, 6 coordinate parts, 4 retire, 2 go to the contact center. Hal Brandt writes the street notes, under his name, and leads the ending: the boards are photographed, signed and hung in the canteen.',
    answers: {
      s7: [
        { id: 'strategy', state: 'changed', evidence: 'Restated promise, January 29' },
        { id: 'shared-values', state: 'as before', evidence: '“A good depot looks after its own.”' },
        { id: 'structure', state: 'changed', evidence: 'One planning center' },
        {
          id: 'systems',
          state: 'planned',
          on: '2027-10-29',
          evidence: 'First-visit fix in the budget letters',
        },
        { id: 'style', state: 'as before', evidence: 'The manager’s call at 6:45' },
        { id: 'staff', state: 'changed', evidence: '24 planners, 6 parts coordinators' },
        { id: 'skills', state: 'planned', on: '2028-01-31', evidence: 'Three in four proficient' },
      ],
      pull: 'Style',
      pull_noun: 'the 6:45 call',
      pull_who: 'Owen Pratt',
      pull_by: '2027-07-05',
      monday: 'Pratt stands at Elm at 6:30 and passes each call to the planner.',
      knowledge: rows([
        { what: 'Valves and back gates of the south side', held_by: 'Hal Brandt', written_by: '2027-05-31' },
        { what: 'Which customers have dogs', held_by: 'Evening dispatcher', written_by: '2027-05-31' },
      ]),
      jobs: rows([
        {
          group: 'Technicians',
          before: 240,
          after: 240,
          stay: 240,
          other: 0,
          retire: 0,
          leave: 0,
          told_by: '2027-03-31',
        },
        {
          group: 'Dispatchers',
          before: 36,
          after: 30,
          stay: 24,
          other: 8,
          retire: 4,
          leave: 0,
          told_by: '2027-03-31',
        },
      ]),
      ending_on: '2027-09-27',
      ending_budget: larkmoor.ending,
      ending_led: 'Hal Brandt',
    },
  },
}
