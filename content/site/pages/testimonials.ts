import type { SiteContent } from '../types.ts'

/** Shown under the sample reviews. Production shows no sample reviews. */
export const sampleReviewsNote =
  'Sample reviews: the people and companies are invented, and the course owner replaces them with real ones.'

/** Sample reviews. The owner replaces them in the admin area with reviews of real customers. */
export const testimonials: SiteContent['testimonials'] = {
  isSample: true,
  items: [
    {
      name: 'Marguerite Okafor',
      role: 'Director of Operations',
      company: 'Lindqvist Freight',
      content:
        'We had a plan for the system and a plan for the training. Nobody had written down what would stop. That one page saved us a quarter.',
      rating: 5,
    },
    {
      name: 'Tomasz Arden',
      role: 'Head of Claims',
      company: 'Halvorsen Mutual',
      content:
        'The first training on this subject that did not ask me to draw a curve. I used the chapter on sponsors the next morning, and it worked by lunch.',
      rating: 5,
    },
    {
      name: 'Renee Castellanos',
      role: 'Program Manager',
      company: 'Northmoor Health',
      content:
        'Short, exact and honest about what research can and cannot tell you. My team now argues about adoption figures instead of slide colors.',
      rating: 5,
    },
  ],
}
