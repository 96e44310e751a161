import { articles } from './library/articles.ts'
import { glossary } from './library/glossary.ts'
import type { Article, GlossaryEntry, Work, Workshop } from './library/types.ts'
import { works } from './library/works.ts'
import { workshops } from './library/workshops.ts'

type Library = {
  readonly glossary: readonly GlossaryEntry[]
  readonly works: readonly Work[]
  readonly articles: readonly Article[]
  readonly workshops: readonly Workshop[]
}

/** The library, for customers of the course. */
export const library: Library = { glossary, works, articles, workshops }
