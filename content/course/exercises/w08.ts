import type { Exercise } from '../../plan/types.ts'
import { fillInCase, larkmoor } from '../case.ts'
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
  number('weeks13', 'Weeks 13–16', { max: 60, step: 0.5, unit: 'h' }),
]

type Initiative = keyof typeof larkmoor.juneLoad.before

const hoursOf = (state: 'before' | 'after', initiative: Initiative) => {
  const [weeks1, weeks5, weeks9, weeks13] = larkmoor.juneLoad[state][initiative]
  return { initiative, weeks1, weeks5, weeks9, weeks13 }
}

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
      help: 'What is put off stays in the ledger, in the weeks in which it comes back.',
      rowsFrom: {
        exercise: 'w08',
        field: 'ledger',
        columns: {
          initiative: 'initiative',
          weeks1: 'weeks1',
          weeks5: 'weeks5',
          weeks9: 'weeks9',
          weeks13: 'weeks13',
        },
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
      'everybody dials in',
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
    story: fillInCase(
      'The ledger of April is on the page: four programs wanted seven of 40 hours, {{loadBeforeShare2}} percent of the week, and Whitlock moved meters and the expenses tool to June 28. Then the switch is held for three weeks, onto that very day. Solano had not looked at what else hung on it; Joan Keyes had. Here is the second ledger, for Alder and Elm, from May 31: in weeks five to eight the switch, meters and expenses would take {{switchWeeks}} hours, {{switchWeeksShare}} percent. On June 11 Solano asks Whitlock to move both again, to August 30, after the dip. Every hour stays in the ledger.',
    ),
    answers: {
      role: 'r1',
      hours: larkmoor.technicianHours,
      start: larkmoor.juneLoad.start,
      ledger: rows([
        { ...hoursOf('before', 'One Plan'), owner: 'Imre Solano', fixed: 'fixed' },
        { ...hoursOf('before', 'Meters'), owner: 'Lena Ortiz', fixed: 'can move' },
        { ...hoursOf('before', 'Safety'), owner: 'Operations', fixed: 'can move' },
        { ...hoursOf('before', 'Expenses tool'), owner: 'Tom Eide', fixed: 'can move' },
      ]),
      after: rows([
        hoursOf('after', 'One Plan'),
        hoursOf('after', 'Meters'),
        hoursOf('after', 'Safety'),
        hoursOf('after', 'Expenses tool'),
      ]),
      ask_whom: 'Dana Whitlock',
      ask_what:
        'Ortiz’s meter training and the expenses tool at Alder and Elm, now that the switch is on June 28',
      ask_to: '2027-08-30',
      ask_by: '2027-06-11',
      targets: rows([
        {
          unit: 'Alder and Elm',
          target: 'visits a day',
          from: larkmoor.visitsPerDay,
          to: larkmoor.visitsPerDay * (1 - larkmoor.dip.planned / 100),
          weeks: 6,
          signed_by: 'Dana Whitlock',
          signed_on: '2027-04-30',
        },
      ]),
      trade: rows([
        {
          who: 'Owen Pratt',
          loses: 'The ranking that made his region visible',
          gains: 'The first region with a count of fixes in place of a ranking',
          offer: 'Presents the first result to the board himself',
          on: '2027-03-05',
          decider: 'Dana Whitlock',
        },
      ]),
      distance: ['small groups', 'decision log'],
    },
  },
}
