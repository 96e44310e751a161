import type { Exercise } from '../../plan/types.ts'
import {
  checklist,
  choice,
  date,
  groups,
  link,
  number,
  person,
  rows,
  showable,
  table,
  text,
} from './fields.ts'

const blocks = [
  number('weeks1', 'Weeks 1–4', { max: 60, step: 0.5, unit: 'h' }),
  number('weeks5', 'Weeks 5–8', { max: 60, step: 0.5, unit: 'h' }),
  number('weeks9', 'Weeks 9–12', { max: 60, step: 0.5, unit: 'h' }),
]

export const w08: Exercise = {
  id: 'w08',
  lessonId: 'lesson3',
  page: 2,
  title: 'Load',
  result: 'Hours per role before and after relief, the deferral to ask for, targets moved in writing.',
  fields: [
    link('role', 'Role that carries most', groups, { isStarred: true }),
    number('hours', 'Contract hours a week', { min: 1, max: 60, step: 0.5, unit: 'h', isStarred: true }),
    date('start', 'Week 1 begins on'),
    table(
      'ledger',
      'Everything that lands on it, in hours a week',
      8,
      [
        text('initiative', 'Initiative', { max: 60 }),
        person('owner', 'Whose it is'),
        ...blocks,
        choice('fixed', 'Is its date fixed?', ['fixed', 'can move', 'not known']),
      ],
      { help: 'Also what you do not own; guess if you must.', isStarred: true },
    ),
    table('after', 'The same after relief', 8, [text('initiative', 'Initiative', { max: 60 }), ...blocks], {
      rowsFrom: {
        exercise: 'w08',
        field: 'ledger',
        columns: { initiative: 'initiative', weeks1: 'weeks1', weeks5: 'weeks5', weeks9: 'weeks9' },
      },
    }),
    person('ask_whom', 'I will ask', { isStarred: true }),
    text('ask_what', 'to move', { isStarred: true }),
    date('ask_to', 'to'),
    date('ask_by', 'and I ask by', { isStarred: true }),
    table(
      'targets',
      'Targets lowered in writing',
      4,
      [
        text('unit', 'Unit', { max: 60 }),
        text('target', 'Target', { max: 80 }),
        number('from', 'From', { step: 0.01 }),
        number('to', 'To', { step: 0.01 }),
        number('weeks', 'For how many weeks', { max: 104 }),
        person('signed_by', 'Signed by'),
        date('signed_on', 'On'),
      ],
      { help: 'For the weeks of the dip.' },
    ),
    table(
      'trade',
      'An open offer',
      3,
      [
        person('who', 'Who'),
        text('loses', 'What they lose'),
        text('gains', 'What they could gain'),
        text('offer', 'Your offer'),
        date('on', 'On'),
        person('decider', 'Who decides'),
      ],
      { isPrivate: true, help: showable },
    ),
    checklist('distance', 'For remote teams', [
      'small groups',
      'watching work',
      'pairs',
      'decision log',
      'one remote, all remote',
    ]),
  ],
  figures: ['load'],
  done: [
    { field: 'hours' },
    { field: 'ledger', rows: 2, columns: ['initiative', 'weeks1'] },
    { field: 'ask_whom' },
    { field: 'ask_what' },
    { field: 'ask_by' },
  ],
  complete: [
    { field: 'role' },
    { field: 'after', rows: 2, columns: ['initiative', 'weeks1'] },
    { field: 'targets', rows: 1, columns: ['unit', 'from', 'to', 'signed_by'] },
  ],
  example: {
    story:
      'A technician at Larkmoor has 40 hours. Four programs want seven of them in weeks five to eight: 17.5 percent of the week, and nobody had added it up. Solano asks Dana Whitlock to move the meter training of Lena Ortiz to week 13. Ortiz objects, Whitlock decides. The program ends a month late, and the paper says so. Safety moves too. What is left is 8.8 percent, all the way. The visits expected of Alder and Elm are lowered in writing for six weeks from the switch.',
    answers: {
      role: 'r1',
      hours: 40,
      start: '2027-04-05',
      ledger: rows([
        { initiative: 'One Plan', owner: 'Imre Solano', weeks1: 2, weeks5: 3.5, weeks9: 1.5, fixed: 'fixed' },
        { initiative: 'Meters', owner: 'Lena Ortiz', weeks1: 1, weeks5: 1.5, weeks9: 0.5, fixed: 'can move' },
        { initiative: 'Safety', owner: 'Operations', weeks1: 0.5, weeks5: 1.5, weeks9: 0, fixed: 'can move' },
        {
          initiative: 'Expenses tool',
          owner: 'Tom Eide',
          weeks1: 0,
          weeks5: 0.5,
          weeks9: 0.5,
          fixed: 'can move',
        },
      ]),
      after: rows([
        { initiative: 'One Plan', weeks1: 2, weeks5: 3.5, weeks9: 1.5 },
        { initiative: 'Meters', weeks1: 1, weeks5: 0, weeks9: 0 },
        { initiative: 'Safety', weeks1: 0.5, weeks5: 0, weeks9: 2 },
        { initiative: 'Expenses tool', weeks1: 0, weeks5: 0, weeks9: 0 },
      ]),
      ask_whom: 'Dana Whitlock',
      ask_what: 'Ortiz’s May–June meter training; safety goes to weeks 9–12, the expenses tool to week 13',
      ask_to: '2027-06-28',
      ask_by: '2027-04-09',
      targets: rows([
        {
          unit: 'Alder and Elm',
          target: 'visits a day',
          from: 3.5,
          to: 3.15,
          weeks: 6,
          signed_by: 'Dana Whitlock',
          signed_on: '2027-04-30',
        },
      ]),
      trade: rows([
        {
          who: 'Owen Pratt',
          loses: 'The ranking that made his region visible',
          gains: 'The first region whose fixes are counted by address',
          offer: 'Presents the first result to the board himself',
          on: '2027-03-05',
          decider: 'Dana Whitlock',
        },
      ]),
      distance: ['small groups', 'decision log'],
    },
  },
}
