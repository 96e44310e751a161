export type Lesson = {
  readonly number: number
  readonly title: string
  /** Shown if not empty. */
  readonly duration: string
  readonly description: string
  readonly topics: readonly string[]
}

export const lessons: readonly Lesson[] = [
  {
    number: 1,
    title: 'Introduction to Change Management',
    duration: '',
    description:
      'Why sound plans fail, what the evidence really says, and the frame that the rest of the course stands on.',
    topics: ['Why change fails', 'Five models and their limits', 'Three strands, four knots'],
  },
  {
    number: 2,
    title: 'Strategies for Effective Change Management',
    duration: '',
    description:
      'Find out what moves and for whom, earn a sponsor’s time, and say things that change what people do.',
    topics: ['Impact and stakeholders', 'Sponsorship and coalition', 'Communication and engagement'],
  },
  {
    number: 3,
    title: 'Navigating Challenges and Applying Change Management',
    duration: '',
    description:
      'Resistance, overload, politics, distance and AI at work; then how to measure the change, phase it and make it stay.',
    topics: ['Reading resistance', 'Four hard situations', 'Measuring', 'Phases and reinforcement'],
  },
  {
    number: 4,
    title: 'Case Studies and Real-World Applications',
    duration: '',
    description:
      'Three fictional cases that went wrong before they went right, a documented one beside them, and your own plan on one page.',
    topics: [
      'One record for three hospitals',
      'Two plants, one way of working',
      'The permit office, and your plan',
    ],
  },
]
