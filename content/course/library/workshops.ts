import type { Workshop } from './types.ts'

/** The facilitator pack. */
export const workshops: readonly Workshop[] = [
  {
    slug: 'diagnosis',
    title: 'Diagnosis',
    aim: 'The benefit chain of your own change, and an impact sheet by group with what was only guessed marked as a guess.',
    people:
      'Up to twenty people of one organization. Each group whose work changes sends somebody who does that work.',
    agenda: [
      {
        from: 0,
        to: 10,
        title: 'Purpose in one sentence',
        text: 'Everybody writes alone. Read the sentences aloud without comment.',
      },
      {
        from: 10,
        to: 25,
        title: 'The chain of Larkmoor Water',
        text: 'Fill it in together, so that everybody has seen one chain multiplied before they build their own.',
      },
    ],
    materials: ['One sheet of paper for each person', 'A screen for the workbook'],
    templates: ['01', '04'],
  },
]
