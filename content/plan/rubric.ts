/** From worst to best. */
export const rubricLevels = ['poor', 'fair', 'good'] as const

type RubricLevel = (typeof rubricLevels)[number]

type Criterion = {
  readonly id: string
  readonly title: string
  /** What to ask of the plan. */
  readonly question: string
  readonly levels: { readonly [level in RubricLevel]: string }
  /** What to do next, if the plan is not good here. */
  readonly next: string
  /** The exercise in which to do it. */
  readonly exercise: string
}

/** Most important first: a plan without a result or a sponsor is not helped by better dates. */
export const rubric: readonly Criterion[] = [
  {
    id: 'result',
    title: 'The result',
    question: 'Which sentence would let somebody outside say in a year whether it was reached?',
    levels: {
      poor: 'It is a direction, such as “better” or “modern.”',
      fair: 'It has a number or a date, and the number counts what the project does, or has no baseline.',
      good: 'It has a number, a baseline and a date, as a chain of shares of one thing with an owner for each.',
    },
    next: 'Write the result as factors that multiply, mark how you know each, and put a name beside each.',
    exercise: 'w01',
  },
  {
    id: 'sponsor',
    title: 'The sponsor',
    question: 'Which line shows what the sponsor has decided, stopped or paid so far?',
    levels: {
      poor: 'The sponsor supports the change.',
      fair: 'There is a named sponsor, and dates or hours, and nothing that stops.',
      good: 'The sponsor has decided between two targets, stops something, and has dates after the switch.',
    },
    next: 'Write one decision note: two options with their cost, your recommendation, a day, and your move after a no.',
    exercise: 'w05',
  },
  {
    id: 'people',
    title: 'The people concerned',
    question: 'In which line would each group recognize its own day?',
    levels: {
      poor: 'It says “staff,” “users” or the names of departments.',
      fair: 'Groups have headcounts, and what they lose is missing or guessed.',
      good: 'Each group has what it stops, starts and loses, confirmed by one of them, and an answer to the loss.',
    },
    next: 'Sit beside one person of the group you know least, and write down what they would lose.',
    exercise: 'w04',
  },
  {
    id: 'load',
    title: 'The load',
    question: 'Which block shows that the hours fit into the weeks in which they are needed?',
    levels: {
      poor: 'The hours of those who must learn are in no table.',
      fair: 'The hours of this change are counted, without those of others, or deferred work has left the table.',
      good: 'All changes are in one ledger, at most a tenth of the week at the switch, and a target was lowered.',
    },
    next: 'Make a ledger for the role that carries most, in blocks of four weeks, with every other change in it.',
    exercise: 'w08',
  },
  {
    id: 'measures',
    title: 'Measures',
    question: 'Which number would make you do something else on Monday, and what?',
    levels: {
      poor: 'It counts courses, messages or log-ins.',
      fair: 'It counts work done the new way, without a consequence, or from too few cases.',
      good: 'Four lines with thresholds, what follows below them, and counts that are exact enough.',
    },
    next: 'Count twenty real cases by hand, and write the sentence that begins “below it we.”',
    exercise: 'w09',
  },
  {
    id: 'dip',
    title: 'The dip',
    question: 'Whose signature stands under the weeks in which everything is slower?',
    levels: {
      poor: 'It is not mentioned.',
      fair: 'It is mentioned, without a price, a lower limit or a review after its end.',
      good: 'It has a length, a price, a lower limit and a review date, and somebody has signed for it.',
    },
    next: 'Multiply people, output a day, days, share lost and the cost of a lost unit, and take the sum to the sponsor.',
    exercise: 'w09',
  },
  {
    id: 'gates',
    title: 'Gates and the old way',
    question: 'Which line would make you hold the date, and which ends the old way?',
    levels: {
      poor: 'There is a date, and everybody is to be ready.',
      fair: 'There are criteria or a test, and no price for holding, or the old way ends late or never.',
      good: 'A test on real work with a threshold set beforehand, a price for a week’s hold, and old ways that close by day 90.',
    },
    next: 'Write what must be proved on which shift, what a week’s hold costs, and the day on which the old way closes.',
    exercise: 'w10',
  },
  {
    id: 'agreement',
    title: 'Whether it agrees with itself',
    question: 'Which two sentences did you test against each other with somebody who does the work?',
    levels: {
      poor: 'Sentences have no names, numbers or dates, so they cannot contradict.',
      fair: 'Sentences are concrete, and at least two contradict each other.',
      good: 'Twelve concrete sentences, no contradiction found by the plan or by somebody who does the work.',
    },
    next: 'Read down and across with somebody who does the work, and hold a premortem.',
    exercise: 'w13',
  },
]

export type Ratings = { readonly [criterion: string]: RubricLevel | undefined }

const mostAtOnce = 3

/** What to improve next: at most three criteria, poor before fair, the most important first. */
export function nextImprovements(ratings: Ratings): Criterion[] {
  const rated = (level: RubricLevel) => rubric.filter(({ id }) => ratings[id] === level)
  return [...rated('poor'), ...rated('fair')].slice(0, mostAtOnce)
}

/** Stored ratings. Unknown criteria and levels are dropped. */
export function parseRatings(stored: unknown): Ratings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const entries = Object.entries(stored).filter(
    ([id, level]) => rubric.some((one) => one.id === id) && rubricLevels.includes(level as RubricLevel),
  )
  return Object.fromEntries(entries)
}
