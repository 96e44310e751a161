import type { Article } from '../types.ts'

export const oddsOfChange: Article = {
  slug: 'odds-of-change',
  title: 'The odds of change',
  summary: 'Where the seventy percent came from, and what may be said instead.',
  pages: [{ lesson: 1, page: 1 }],
  sections: [
    {
      heading: 'What we know',
      paragraphs: [
        'Mark Hughes (2011) examined five published uses of the number and found valid and reliable evidence behind none of them.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: ['When somebody quotes a rate of failure, ask two questions before you answer.'],
      points: ['What do you count as a change?', 'What do you count as failing?'],
    },
  ],
  works: ['hughes-2011'],
}
