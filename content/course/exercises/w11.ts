import type { Exercise } from '../../plan/types.ts'
import { fillInCase } from '../case.ts'
import {
  checklist,
  choice,
  date,
  fits,
  fixedTable,
  groups,
  link,
  long,
  number,
  pairs,
  person,
  rows,
  scale,
  table,
  text,
} from './fields.ts'

export const w11: Exercise = {
  id: 'w11',
  lessonId: 'lesson4',
  page: 1,
  title: 'Switch and workarounds',
  result: 'The Switch knot, the workarounds that good people invent, exemptions with end dates.',
  fields: [
    text('purpose', 'Switch: purpose', {
      max: 240,
      help: 'The dip, and who pays for it.',
      isStarred: true,
      draft: 'switch-purpose',
    }),
    text('process', 'Switch: process', {
      max: 240,
      help: 'When the old way ends.',
      isStarred: true,
      draft: 'switch-process',
    }),
    text('people', 'Switch: people', {
      max: 240,
      help: 'Proof of readiness.',
      isStarred: true,
      draft: 'switch-people',
    }),
    fixedTable('pairs', 'If this is true, can that be true?', pairs, [
      scale('fit', 'How they go together', fits),
      text('why', 'Why', { max: 160 }),
    ]),
    table(
      'workarounds',
      'What a competent person does instead',
      3,
      [
        link('group', 'Group', groups),
        text('where', 'Where', { max: 160 }),
        text('what', 'What they do', { max: 160 }),
        text('why', 'Why it is sensible', { max: 160, help: 'Their reason, without irony.' }),
        number('k', 'Seen in'),
        number('n', 'of'),
        choice('decision', 'Decision', ['remove the cause', 'adopt it', 'tolerate it']),
        date('until', 'Tolerated until'),
        date('told', 'They hear it from you on'),
      ],
      { isStarred: true },
    ),
    checklist('seen', 'Observed, not assumed', ['nights', 'weekends', 'temporary staff']),
    number('on_shift', 'People on a shift'),
    number('ratio', 'One helper for how many', { min: 1, max: 1000 }),
    table('exemptions', 'Who is let off', 5, [
      person('who', 'Who'),
      text('why', 'Why'),
      date('ends', 'Ends on', { help: 'An end date is required.' }),
    ]),
    long('practice', 'For practice: the Switch sentences for Site B', {
      help: 'Stays here: it is no part of your plan.',
      isPrivate: true,
    }),
  ],
  figures: [],
  done: [
    { field: 'purpose' },
    { field: 'process' },
    { field: 'people' },
    { field: 'workarounds', rows: 1, columns: ['what', 'why'] },
  ],
  complete: [
    { field: 'pairs', rows: 3, columns: ['fit'] },
    { field: 'workarounds', rows: 1, columns: ['what', 'why', 'decision', 'told'] },
    { field: 'on_shift' },
    { field: 'ratio' },
  ],
  example: {
    story: fillInCase(
      'At Elm the fix rate jumps. Rosa Lind finds out why: a job that needs a return visit is closed, and a new one opened, so that both count as fixed. Under a first-visit figure that is sensible. Of the jobs closed as fixed in the first half of July, {{elmNew}} percent have a new job at the same address within 28 days, against {{alderNew}} at Alder. The cause is removed: a fix is counted by address over 28 days, and the baseline is counted anew in the same way. Elm hears it that Friday. Its figure drops from {{elmClosed}} to {{elmByAddress}} percent.',
    ),
    answers: {
      purpose: fillInCase(
        'Ten percent fewer visits for six weeks from June 28, lower limit {{floor}}% of normal, review on August 23; {{dipPrice}} a wave, Whitlock.',
      ),
      process: 'Whiteboards at Alder and Elm close September 27.',
      people: 'Three in four technicians do five live-like jobs unaided; 64 of 80 on June 23.',
      pairs: [
        { id: 'purpose-process', fit: 3, why: 'The dip is over before the boards close.' },
        { id: 'process-people', fit: 3, why: 'Those who pass no longer need the board.' },
        {
          id: 'people-purpose',
          fit: 3,
          why: 'One in four still needs help: four helpers a depot for six weeks, paid apart from the dip.',
        },
      ],
      workarounds: rows([
        {
          group: 'r1',
          where: 'Elm (an addition of August 20 to the plan of June 30)',
          what: 'A job is closed and a new one opened for the return visit, so that both count as fixed.',
          why: 'The figure counts first visits; a return visit counts against the team.',
          k: 11,
          n: 100,
          decision: 'remove the cause',
          told: '2027-08-20',
        },
      ]),
      seen: ['nights', 'weekends'],
      on_shift: 40,
      ratio: 12,
      exemptions: rows([{ who: 'Emergency crew', why: 'No plan can know a burst main', ends: '2027-10-31' }]),
    },
  },
}
