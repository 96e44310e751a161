import type { Work } from './types.ts'

/** In the order of authors, then of years. */
export const works: readonly Work[] = [
  {
    slug: 'hughes-2011',
    authors: 'Hughes, M.',
    year: 2011,
    title: 'Do 70 per cent of all organizational change initiatives really fail?',
    where: 'Journal of Change Management, 11(4), 451–464',
    doi: '10.1080/14697017.2011.630506',
    note: 'Follows five published uses of the seventy percent back to their sources and finds valid and reliable evidence behind none. It does not say how many changes fail.',
    evidence: 'review',
    pages: [{ lesson: 1, page: 1 }],
  },
]
