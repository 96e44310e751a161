import { library } from '@course/content/course/library'
import type { Article } from '@course/content/course/library/types'
import { type LibraryTextId, type LibraryTextKind, libraryTextId } from '@course/contract/texts/texts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { element, list } from './html-elements.ts'
import { presentLibraryTexts } from './store.ts'
import { htmlOfWorkshop } from './workshop-text.ts'

/** The texts of the library that staff can edit. */
export const libraryTextIds: readonly LibraryTextId[] = [
  ...library.articles.map(({ slug }) => libraryTextId('article', slug)),
  ...library.glossary.map(({ slug }) => libraryTextId('word', slug)),
  ...library.works.map(({ slug }) => libraryTextId('work', slug)),
  ...library.workshops.map(({ slug }) => libraryTextId('workshop', slug)),
]

/**
 * Puts every built-in text in place. Texts that somebody edited stay; the others follow the built-in one when it
 * changes. Safe in any number of processes: a version that another one has added meanwhile stays.
 */
export async function seedBuiltInTexts(site: Site): Promise<void> {
  const stored = new Map((await presentLibraryTexts(site.db)).map((row) => [row.text_id, row]))
  const updated_at = nowIso(site.clock)
  const due = builtInTexts().flatMap(({ text_id, content }) => {
    const present = stored.get(text_id)
    if (present && (present.updated_by !== null || present.content === content)) return []
    return { text_id, content, version: (present?.version ?? 0) + 1, updated_by: null, updated_at }
  })
  if (due.length === 0) return
  await site.db
    .insertInto('library_versions')
    .values(due)
    .onConflict((conflict) => conflict.columns(['text_id', 'version']).doNothing())
    .execute()
}

/** Each as one text, as an editor would leave it; a test says where not. */
function builtInTexts(): { text_id: LibraryTextId; content: string }[] {
  const text = (kind: LibraryTextKind, slug: string, content: string) => ({
    text_id: libraryTextId(kind, slug),
    content,
  })
  return [
    ...library.articles.map((article) => text('article', article.slug, htmlOfArticle(article))),
    ...library.glossary.map((word) => text('word', word.slug, element('p', word.text))),
    ...library.works.map((work) => text('work', work.slug, element('p', work.note))),
    ...library.workshops.map((workshop) => text('workshop', workshop.slug, htmlOfWorkshop(workshop))),
  ]
}

function htmlOfArticle({ title, summary, sections }: Article): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) => [
    element('h3', heading),
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    list(points),
  ])
  return [element('h2', title), element('p', summary), ...parts.flat()].join('')
}
