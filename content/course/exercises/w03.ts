import type { Exercise } from '../../plan/types.ts'
import { caseResults, fillInCase, larkmoor } from '../case.ts'
import { choice, date, fits, fixedTable, number, pairs, person, rows, scale, table, text } from './fields.ts'

export const w03: Exercise = {
  id: 'w03',
  lessonId: 'lesson1',
  page: 3,
  title: 'The next knot',
  result: 'Three sentences for the next gate, the weakest pair, the price and who accepted it.',
  fields: [
    choice('next', 'Which gate comes next', ['Decide', 'Design', 'Switch', 'Settle'], { isStarred: true }),
    date('gate_date', 'Date of the gate'),
    text('purpose', 'Purpose, in one sentence', {
      max: 240,
      help: 'With a number, a date or a name.',
      isStarred: true,
    }),
    text('process', 'Process, in one sentence', {
      max: 240,
      help: 'With a number, a date or a name.',
      isStarred: true,
    }),
    text('people', 'People, in one sentence', {
      max: 240,
      help: 'With a number, a date or a name.',
      isStarred: true,
    }),
    person('writer', 'Written by'),
    table('agreed', 'Signed by the owners of the other two strands', 2, [
      person('owner', 'Who'),
      date('on', 'On'),
    ]),
    fixedTable(
      'pairs',
      'If this is true, can that be true?',
      pairs,
      [scale('fit', 'How they go together', fits), text('why', 'Why', { max: 160 })],
      { isStarred: true },
    ),
    number('price', 'What the transition costs', { unit: '$' }),
    text('price_what', 'What it pays for', { help: 'Money, time or standing.' }),
    person('accepted_by', 'Who has said yes to it'),
    date('accepted_on', 'On'),
    person('doubt_to', 'Whom you ask “which of these do you not believe?”'),
    table('lines', 'Lines of the one plan', 8, [
      text('line', 'What must be true', { max: 80 }),
      person('does', 'Does it'),
      person('answers', 'Answers for it', { help: 'Exactly one, who controls the means.' }),
      text('heard', 'Heard before, and by when', { max: 80 }),
      text('told', 'Told after', { max: 80, help: 'Nobody who loses something stands here alone.' }),
    ]),
    choice('pattern', 'If you stopped today', [
      'installation: change without people',
      'campaign: change without process',
      'drift: change without purpose',
      'none of these',
    ]),
  ],
  figures: [],
  done: [
    { field: 'next' },
    { field: 'purpose' },
    { field: 'process' },
    { field: 'people' },
    { field: 'pairs', rows: 3, columns: ['fit'] },
  ],
  complete: [
    { field: 'gate_date' },
    { field: 'agreed', rows: 2, columns: ['owner', 'on'] },
    { field: 'price' },
    { field: 'accepted_by' },
  ],
  example: {
    story: fillInCase(
      'The gate that Larkmoor had never passed was the first. Solano writes the three sentences of Decide and reads them to Dana Whitlock, who runs operations. The promise of {{promise}} becomes {{restated}}: it is what the chain allows. In the first draft one pair contradicts: a dispatcher cannot staff the whiteboard and the planning center. Now the boards close ninety days after the switch, two people stay at each until then, and the {{boardsCost}} for that stands in the price. The knot is tied.',
    ),
    answers: {
      next: 'Decide',
      gate_date: '2027-01-29',
      purpose: fillInCase(
        'First-visit fix from {{fixBefore}} to {{fixTarget}}% by June 30, 2028, worth {{restated}} instead of {{promiseShort}}; the 4 pm ranking stops March 1, or the June date is withdrawn.',
      ),
      process:
        'Parts for the next day are picked by 17:00, stores open before the vans leave, from June; whiteboards, with two people each, end at day 90.',
      people:
        '240 technicians, 36 dispatchers: 24 planners, 6 parts coordinators, 6 posts end; all told in writing by March 31.',
      writer: 'Imre Solano',
      agreed: rows([
        { owner: 'Priya Nair', on: '2027-01-27' },
        { owner: 'Owen Pratt', on: '2027-01-29' },
      ]),
      pairs: [
        { id: 'purpose-process', fit: 3, why: 'Parts on the van are what a first-visit fix is made of.' },
        {
          id: 'process-people',
          fit: 3,
          why: 'Two people stay at each board until it closes on day 90; the others plan.',
        },
        { id: 'people-purpose', fit: 3, why: 'The ranking that pays for the old way stops on March 1.' },
      ],
      price: caseResults().planned.cost * larkmoor.dip.waves + caseResults().costs.boards,
      price_what: 'Three dips of six weeks at ten percent, and two people at each board for 13 weeks',
      accepted_by: 'Dana Whitlock',
      accepted_on: '2027-01-29',
      doubt_to: 'Hal Brandt',
      lines: rows([
        {
          line: 'First-visit fix reaches its goal',
          does: 'Imre Solano',
          answers: 'Dana Whitlock',
          heard: 'Finance, monthly',
          told: 'Board',
        },
        {
          line: 'Stores open before the vans leave',
          does: 'Storekeepers’ lead',
          answers: 'Priya Nair',
          heard: '18 storekeepers, by April 30',
          told: 'Depots',
        },
        {
          line: 'Whiteboard at Elm closes',
          does: 'Team leads',
          answers: 'Joan Keyes',
          heard: 'Dispatchers, by March 31',
          told: 'Contact center',
        },
      ]),
      pattern: 'installation: change without people',
    },
  },
}
