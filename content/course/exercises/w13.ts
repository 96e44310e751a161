import type { Exercise } from '../../plan/types.ts'
import { fillInCase } from '../case.ts'
import { checklist, choice, date, number, person, rows, scale, table, text } from './fields.ts'

const gates = ['decide', 'design', 'switch', 'settle'] as const
const strands = ['purpose', 'process', 'people'] as const
const cells = gates.flatMap((gate) => strands.map((strand) => ({ name: `${gate}_${strand}`, gate, strand })))
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export const w13: Exercise = {
  id: 'w13',
  lessonId: 'lesson4',
  page: 3,
  title: 'Plan on one page',
  result: 'Twelve sentences, contradictions found, a premortem with all its reasons, the next step.',
  fields: [
    ...cells.map(({ name, gate, strand }) =>
      text(name, `${capital(gate)}: ${strand}`, {
        max: 200,
        isStarred: true,
        draft: `cell-${gate}-${strand}`,
        ...(name === 'decide_purpose' && {
          help: 'One sentence with a name, a number or a date; leave it empty rather than wish.',
        }),
      }),
    ),
    date('premortem_on', 'Premortem held on'),
    number('premortem_present', 'People present', { max: 1000, help: 'Five or more.' }),
    checklist('premortem_does_work', 'Among them', ['someone who does the work']),
    table(
      'reasons',
      'It is a year from now and it has failed: why?',
      20,
      [
        text('reason', 'Reason', { max: 200 }),
        number('named_by', 'Named by how many', { max: 1000, help: 'Weight, not a filter.' }),
        choice('does_work', 'From someone who does the work?', ['yes', 'no']),
        scale('harm', 'How much it would hurt', ['very little', 'little', 'some', 'much', 'very much']),
        choice('can_act', 'Can we act on it?', ['yes', 'no']),
        text('action', 'What changes in the plan'),
        person('owner', 'Who'),
        date('by', 'By'),
      ],
      { help: 'Write alone, then collect every reason.' },
    ),
    person('next_whom', 'Next step: whom you meet', { isStarred: true }),
    date('next_on', 'When', { isStarred: true }),
    person('sent_to', 'Who has the plan'),
    date('sent_on', 'Since'),
  ],
  figures: [],
  done: [
    { anyOf: cells.map(({ name }) => name), count: 9, label: 'Nine of the twelve sentences' },
    { field: 'next_whom' },
    { field: 'next_on' },
  ],
  complete: [
    { anyOf: cells.map(({ name }) => name), count: 12, label: 'All twelve sentences' },
    { field: 'premortem_on' },
  ],
  example: {
    story:
      'Nine people at Larkmoor imagine that it has failed. One technician says what is on no other card: in a storm the plan takes ten minutes to change, so they are back at the board. Named once, by someone who does the work: it goes into the plan. On November 18, 2027, three days after the third wave, the storm comes. Four boards still hang, and the storm rule keeps jobs off them. Fir, in its first week, goes back to its board for a morning, misses its mark for that week, and recovers.',
    answers: {
      decide_purpose: fillInCase(
        'First-visit fix from {{fixBefore}} to {{fixTarget}}% by June 30, 2028; sponsor Dana Whitlock.',
      ),
      decide_process:
        'The 4 pm ranking stops March 1, in the North in May; meter training at Alder and Elm waits until August 30.',
      decide_people: '240 technicians, 36 dispatchers; heaviest on the dispatchers.',
      design_purpose: fillInCase('We accept {{restated}} instead of {{promiseShort}}.'),
      design_process: 'Stores at 6:00 and next-day picking, tried on 200 jobs at Elm in April.',
      design_people:
        'Dispatchers lose the board: 24 plan, 6 coordinate parts, 4 retire, 2 move; told by March 31.',
      switch_purpose: fillInCase(
        'Ten percent fewer visits for six weeks from June 28, lower limit {{floor}}% of normal, review on August 23; {{dipPrice}} a wave, Whitlock.',
      ),
      switch_process: 'Whiteboards at Alder and Elm close September 27.',
      switch_people: 'Three in four technicians do five live-like jobs unaided; 64 of 80 on June 23.',
      settle_purpose: 'Eide signs the saving each quarter, or strikes it.',
      settle_process: 'First-visit fix stands in all six budget letters for 2028.',
      settle_people: 'New technicians learn only the plan, from Rosa Lind’s team.',
      premortem_on: '2027-05-12',
      premortem_present: 9,
      premortem_does_work: ['someone who does the work'],
      reasons: rows([
        {
          reason: 'In a storm the plan takes ten minutes to change, so we are back at the board.',
          named_by: 1,
          does_work: 'yes',
          harm: 5,
          can_act: 'yes',
          action: 'Storm rule',
          owner: 'Nadia Ferro, planning center',
          by: '2027-10-31',
        },
        {
          reason: 'Pratt’s successor brings the ranking back.',
          named_by: 4,
          does_work: 'no',
          harm: 4,
          can_act: 'yes',
          action: 'First-visit fix in the budget letters for 2028',
          owner: 'Tom Eide',
          by: '2027-10-29',
        },
      ]),
      next_whom: 'Dana Whitlock',
      next_on: '2027-07-05',
      sent_to: 'Steering group',
      sent_on: '2027-06-30',
    },
  },
}
