type Testimonial = {
  readonly name: string
  readonly role: string
  readonly company: string
  readonly content: string
  readonly rating: 1 | 2 | 3 | 4 | 5
}

/** Shown under the sample testimonials. While it is set, production shows no testimonials. */
export const testimonialsNote: string =
  'Sample reviews: the people and companies are invented, and the course owner replaces them with real ones.'

/** Sample content. Replace all three with reviews of real customers, and empty the note above. */
export const testimonials: readonly Testimonial[] = [
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
]
