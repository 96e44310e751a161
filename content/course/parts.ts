import type { Simulation } from '../plan/simulation.ts'
import type { Exercise } from '../plan/types.ts'
import { exercises } from './exercises.ts'
import type { Article, GlossaryEntry, Work, Workshop } from './library/types.ts'
import { library } from './library.ts'
import { simulation } from './simulation.ts'
import { templates } from './toolkit.ts'

/** What is known of each entry of the library besides its text, which staff can edit. */
export type LibraryIndex = {
  readonly articles: readonly Pick<Article, 'slug' | 'pages' | 'works'>[]
  readonly glossary: readonly Omit<GlossaryEntry, 'text'>[]
  readonly works: readonly Omit<Work, 'note'>[]
  readonly workshops: readonly Pick<Workshop, 'slug' | 'templates'>[]
}

/** The parts of a course that only the server knows. */
export type CourseParts = {
  readonly exercises: readonly Exercise[]
  readonly library: LibraryIndex
  /** Numbers of the templates that the toolkit offers. */
  readonly toolkit: readonly string[]
  readonly simulation: Simulation | null
}

/** The parts of this release's course. */
export const builtInParts: CourseParts = {
  exercises,
  library: {
    articles: library.articles.map(({ slug, pages, works }) => ({ slug, pages, works })),
    glossary: library.glossary.map(({ text: _, ...entry }) => entry),
    works: library.works.map(({ note: _, ...work }) => work),
    workshops: library.workshops.map(({ slug, templates: numbers }) => ({ slug, templates: numbers })),
  },
  toolkit: templates.map(({ number }) => number),
  simulation,
}

let imported: CourseParts | undefined

/** The parts of the course that this site teaches. */
export const courseParts = (): CourseParts => imported ?? builtInParts

/** Replaces the parts for this process; undefined brings back those of this release. */
export function publishParts(parts: CourseParts | undefined): void {
  imported = parts
}
