import type { GlossaryEntry } from './types.ts'

/** In the order of the alphabet. */
export const glossary: readonly GlossaryEntry[] = [
  {
    slug: 'benefit-chain',
    word: 'benefit chain',
    forms: ['benefit chains'],
    text: 'Factors whose product is the share of a promise that is reached. They count shares of the same thing; otherwise they do not multiply.',
    page: { lesson: 1, page: 1 },
  },
]
