import type { GlossaryEntry } from '../types.ts'

export const fromGToO: readonly GlossaryEntry[] = [
  {
    slug: 'gate',
    term: 'gate',
    forms: ['gates'],
    text: 'The question at the end of a phase: Decide, Design, Switch or Settle. The slowest strand sets its date.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'goodharts-law',
    term: 'Goodhart’s warning',
    text: 'When a measure becomes a target, it ceases to be a good measure, in the words of Marilyn Strathern. A counter-measure is the usual guard.',
    page: { lesson: 3, page: 3 },
  },
  {
    slug: 'impact-analysis',
    term: 'impact analysis',
    forms: ['impact sheet', 'impact sheets'],
    text: 'For each group that does the same work: what stops, starts and is lost, the day-one error, and the load. It is written beside the people, not in a conference room.',
    page: { lesson: 2, page: 1 },
  },
  {
    slug: 'installation',
    term: 'installation',
    forms: ['installations'],
    text: 'Purpose and process without people: the system is live, the procedure is published, and usage stalls. Progress is reported in things delivered.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'installed',
    term: 'installed',
    text: 'It exists and it works. The first meaning of “done,” and the one most often reported.',
    page: { lesson: 1, page: 1 },
  },
  {
    slug: 'knot',
    term: 'knot',
    forms: ['knots'],
    text: 'Three agreeing sentences, one per strand, that answer the question of a gate. One person writes them; the owners of the other two strands sign.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'larkmoor',
    term: 'Larkmoor Water',
    forms: ['Larkmoor'],
    text: 'The running case of this course: a fictional utility whose second try at a planning app is told through all thirteen pages, with its decisions, their consequences and the bill.',
    page: { lesson: 1, page: 1 },
  },
  {
    slug: 'lean',
    term: 'Lean',
    text: 'A way of running work in which those who do it improve it in small experiments: plan, do, check, and write it into the standard or drop it.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'lever',
    term: 'lever',
    forms: ['levers'],
    text: 'What the year would gain if one factor reached its realistic target while the others stayed put. The smallest factor need not be the best lever.',
    page: { lesson: 1, page: 1 },
  },
  {
    slug: 'neutral-zone',
    term: 'neutral zone',
    text: 'Bridges’ word for the time when the old is gone and the new does not work yet. Plan it like a roadworks season, with lower targets and more help.',
    page: { lesson: 1, page: 2 },
  },
  {
    slug: 'organizational-silence',
    term: 'organizational silence',
    text: 'A shared belief that speaking up is dangerous or pointless. From above it looks like harmony, and only asking tells it from contentment.',
    page: { lesson: 3, page: 1 },
  },
]
