import { library } from '@course/content/course/library'
import type { Article } from '@course/content/course/library/types'
import { type LibraryTextId, type LibraryTextKind, libraryTextId } from '@course/contract/editing/texts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { htmlElement, htmlList } from './html-elements.ts'
import { listCurrentLibraryTexts } from './store.ts'
import { workshopToHtml } from './workshop-text.ts'

/** The texts of the library that staff can edit. */
export const libraryTextIds: readonly LibraryTextId[] = [
  ...library.articles.map(({ slug }) => libraryTextId('article', slug)),
  ...library.glossary.map(({ slug }) => libraryTextId('word', slug)),
  ...library.works.map(({ slug }) => libraryTextId('work', slug)),
  ...library.workshops.map(({ slug }) => libraryTextId('workshop', slug)),
]

/**
 * Seeds every built-in text. Edited texts stay; others follow the built-in one when it changes. Safe with
 * several processes.
 */
export async function seedBuiltInTexts(site: Site): Promise<void> {
  const stored = new Map((await listCurrentLibraryTexts(site.db)).map((row) => [row.text_id, row]))
  const updated_at = nowIso(site.clock)
  const due = builtInTexts().flatMap(({ text_id, content }) => {
    const existing = stored.get(text_id)
    if (existing && (existing.updated_by !== null || existing.content === content)) return []
    return { text_id, content, version: (existing?.version ?? 0) + 1, updated_by: null, updated_at }
  })
  if (due.length === 0) return
  await site.db
    .insertInto('library_versions')
    .values(due)
    .onConflict((conflict) => conflict.columns(['text_id', 'version']).doNothing())
    .execute()
}

/** Each built-in text as HTML. A test checks that sanitizing changes nothing. */
function builtInTexts(): { text_id: LibraryTextId; content: string }[] {
  const text = (kind: LibraryTextKind, slug: string, content: string) => ({
    text_id: libraryTextId(kind, slug),
    content,
  })
  return [
    ...library.articles.map((article) => text('article', article.slug, articleToHtml(article))),
    ...library.glossary.map((entry) => text('word', entry.slug, htmlElement('p', entry.text))),
    ...library.works.map((work) => text('work', work.slug, htmlElement('p', work.note))),
    ...library.workshops.map((workshop) => text('workshop', workshop.slug, workshopToHtml(workshop))),
  ]
}

function articleToHtml({ title, summary, sections }: Article): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) => [
    htmlElement('h3', heading),
    ...paragraphs.map((paragraph) => htmlElement('p', paragraph)),
    htmlList(points),
  ])
  return [htmlElement('h2', title), htmlElement('p', summary), ...parts.flat()].join('')
}
