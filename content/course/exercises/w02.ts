import type { Exercise } from '../../plan/types.ts'
import { fillInCase } from '../case.ts'
import {
  checklist,
  choice,
  date,
  evidence,
  fixedTable,
  number,
  person,
  rows,
  strands,
  table,
  text,
} from './fields.ts'

const lenses = [
  { id: 'restraint', label: 'What holds the level' },
  { id: 'ally', label: 'Who is missing' },
  { id: 'letter', label: 'First missing element of ADKAR for the largest group' },
  { id: 'loss', label: 'What ends, for whom' },
  { id: 's', label: 'Which S was left alone' },
] as const

const lensNames = [
  'restraint',
  'missing ally',
  'first missing element',
  'unnamed loss',
  'S left alone',
] as const

export const w02: Exercise = {
  id: 'w02',
  lessonId: 'lesson1',
  page: 2,
  title: 'Five lenses',
  result: 'Five findings with evidence, one restraint to remove, at most three moves.',
  fields: [
    text('stuck_at', 'Where it is slow', { max: 160, help: 'Figure and goal.', isStarred: true }),
    fixedTable(
      'lens',
      'One line for each lens',
      lenses,
      [
        text('finding', 'Finding', { max: 160, help: 'One line, a thing you could point at.' }),
        choice('evidence', 'How you know', evidence),
        text('group', 'About which group', { max: 60 }),
      ],
      { isStarred: true },
    ),
    fixedTable(
      'sample',
      'Ask ten or more',
      [
        { id: 'awareness', label: 'Awareness' },
        { id: 'desire', label: 'Desire' },
        { id: 'knowledge', label: 'Knowledge' },
        { id: 'ability', label: 'Ability' },
        { id: 'reinforcement', label: 'Reinforcement' },
      ],
      [number('yes', 'Yes'), number('asked', 'Asked')],
      { help: 'Yes only if they can say or show it.' },
    ),
    choice('hardest', 'Hardest to fill', lensNames, {
      help: 'The lens your organization seldom uses.',
      isStarred: true,
    }),
    text('restraint', 'Take away first', { max: 160, help: 'One rule, gap or queue.' }),
    person('restraint_owner', 'Who takes it away'),
    date('restraint_by', 'By'),
    table('moves', 'At most three moves', 3, [
      text('move', 'Move', { max: 160 }),
      choice('strand', 'Strand', strands),
      checklist('found_by', 'Found by', lensNames),
      person('owner', 'Who does it'),
      date('by', 'By'),
    ]),
  ],
  figures: [],
  done: [{ field: 'lens', rows: 5, columns: ['finding'] }, { field: 'hardest' }],
  complete: [
    { field: 'lens', rows: 5, columns: ['finding', 'evidence'] },
    { field: 'restraint' },
    { field: 'moves', rows: 1, columns: ['move', 'owner', 'by'] },
  ],
  example: {
    story:
      'The plan at Larkmoor had been answered with two rounds of motivation, and a third was on its way. Solano spends twenty minutes with five lenses instead, then four mornings at Elm. Four in five technicians want the plan; one in three can look up a part and reserve it. The stores open half an hour after the plan wants the vans on the road, and every depot is ranked by the jobs it closes before four. The third round is dropped.',
    answers: {
      stuck_at: fillInCase('Jobs run from the plan: {{used}}% in January, {{usedTarget}}% wanted.'),
      lens: [
        {
          id: 'restraint',
          finding: 'Stores open at 7:30, the plan leaves at 7:00.',
          evidence: 'saw',
          group: 'Technicians',
        },
        {
          id: 'ally',
          finding: 'The head of stores was asked for a figure, and for nothing else.',
          evidence: 'told',
          group: 'Storekeepers',
        },
        {
          id: 'letter',
          finding: 'Ability: 14 of 40 can look up a part and reserve it.',
          evidence: 'saw',
          group: 'Technicians',
        },
        {
          id: 'loss',
          finding: 'Dispatchers lose being the one who knows every street.',
          evidence: 'told',
          group: 'Dispatchers',
        },
        {
          id: 's',
          finding: 'Systems: depots are ranked on jobs closed by 4 pm.',
          evidence: 'saw',
          group: 'Depot managers',
        },
      ],
      sample: [
        { id: 'awareness', yes: 38, asked: 40 },
        { id: 'desire', yes: 33, asked: 40 },
        { id: 'knowledge', yes: 26, asked: 40 },
        { id: 'ability', yes: 14, asked: 40 },
        { id: 'reinforcement', yes: 6, asked: 40 },
      ],
      hardest: 'unnamed loss',
      restraint: 'Store hours: open at 6:00 instead of 7:30.',
      restraint_owner: 'Priya Nair',
      restraint_by: '2027-06-01',
      moves: rows([
        {
          move: 'Open the stores at 6:00 and pick parts for the next day by 17:00.',
          strand: 'process',
          found_by: ['restraint', 'missing ally'],
          owner: 'Priya Nair',
          by: '2027-06-01',
        },
        {
          move: 'Suspend the 4 pm ranking in the South.',
          strand: 'purpose',
          found_by: ['S left alone'],
          owner: 'Dana Whitlock',
          by: '2027-03-01',
        },
        {
          move: 'Name what dispatchers lose, and what becomes of each post.',
          strand: 'people',
          found_by: ['unnamed loss'],
          owner: 'Joan Keyes',
          by: '2027-03-31',
        },
      ]),
    },
  },
}
