import type { GlossaryEntry } from '../types.ts'

export const fromDToF: readonly GlossaryEntry[] = [
  {
    slug: 'day-one-error',
    term: 'day-one error',
    forms: ['day-one errors'],
    text: 'The worst mistake an honest beginner could make on the first day, and who would feel it. Its harm decides who gets help at their side.',
    page: { lesson: 2, page: 1 },
  },
  {
    slug: 'decide',
    term: 'Decide gate',
    forms: ['Decide knot'],
    text: 'The first of the four gates: is this worth doing, now, at the price of what stops? Purpose leads.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'decision-note',
    term: 'decision note',
    forms: ['decision notes'],
    text: 'Five lines that ask a sponsor to choose between two legitimate targets: the collision, two options with their cost, a recommendation, and a day.',
    page: { lesson: 2, page: 2 },
  },
  {
    slug: 'definition-of-done',
    term: 'definition of done',
    text: 'An agile team’s list of what must be true before work counts as finished. The course adds two lines: the contradicting rule is changed, and somebody outside the team has done it unaided.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'design',
    term: 'Design gate',
    forms: ['Design knot'],
    text: 'The second of the four gates: how will the work run, which rules contradict it, and what does each group lose? Process leads.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'dip',
    term: 'dip',
    forms: ['dips'],
    text: 'The fall in output while people learn. Agreed beforehand, it has a price, a lower limit and a review date, and a sponsor who has signed it.',
    page: { lesson: 3, page: 3 },
  },
  {
    slug: 'drift',
    term: 'drift',
    text: 'Process and people without purpose: busy, well-run work that nobody can connect to a result. It is the first thing cut in a bad quarter.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'fair-process',
    term: 'fair process',
    text: 'Being heard, being told the reasons, and knowing the new rules. It helps people to go along with what they dislike, and fails when views are asked on something settled.',
    page: { lesson: 2, page: 3 },
  },
  {
    slug: 'composite',
    term: 'fictional composite',
    forms: ['fictional composites'],
    text: 'A case put together from patterns that recur, with invented people and figures. The course marks each one, and tells it apart from documented changes.',
    page: { lesson: 1, page: 1 },
  },
  {
    slug: 'five-questions',
    term: 'five questions',
    text: 'Is it needed, is it the right answer, can we do it, do they mean it, can I live with it? The lowest yes in a short poll is the open question.',
    page: { lesson: 2, page: 3 },
  },
  {
    slug: 'force-field',
    term: 'force field',
    forms: ['force fields'],
    text: 'Lewin’s picture of a steady level: forces that push it up and forces that hold it down balance. Taking a restraint away raises the level while the tension falls.',
    page: { lesson: 1, page: 2 },
  },
  {
    slug: 'four-jobs',
    term: 'four jobs',
    text: 'Say, pay, decide and stay: what a sponsor cannot delegate. Many do the first and believe they have done all.',
    page: { lesson: 2, page: 2 },
  },
]
