import { library } from '@course/content/course/library'
import type { Article } from '@course/content/course/library/types'
import { type ArticleTextId, articleTextId } from '@course/contract/texts'
import { sanitizeRichText } from '../lessons/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { addArticleVersion, presentArticles } from './store.ts'

/** The texts of the library that staff can edit. */
export const articleTextIds: readonly ArticleTextId[] = library.articles.map(({ slug }) =>
  articleTextId(slug),
)

/**
 * Puts the built-in text of every article in place. Articles that somebody edited keep their text; the others follow the
 * built-in one when it changes. Safe in any number of processes: of two that add the same version, one does.
 */
export async function seedBuiltInArticles(site: Site): Promise<void> {
  const stored = new Map((await presentArticles(site.db)).map((row) => [row.text_id, row]))
  const due = library.articles.flatMap((article) => {
    const text_id = articleTextId(article.slug)
    const present = stored.get(text_id)
    if (present && present.updated_by !== null) return []
    const content = htmlOf(article)
    return present?.content === content ? [] : { text_id, content, baseVersion: present?.version ?? 0 }
  })
  if (due.length === 0) return
  const builtIn = { updated_by: null, updated_at: nowIso(site.clock) }
  await site.db.transaction().execute(async (trx) => {
    for (const { baseVersion, ...text } of due)
      await addArticleVersion(trx, { ...text, ...builtIn }, baseVersion)
  })
}

/** A built-in article as one text, as an editor would leave it. */
function htmlOf({ title, summary, sections }: Article): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) => [
    element('h3', heading),
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    ...(points.length > 0 ? [`<ul>${points.map((point) => element('li', point)).join('')}</ul>`] : []),
  ])
  return sanitizeRichText([element('h2', title), element('p', summary), ...parts.flat()].join(''))
}

const element = (name: string, text: string) =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`
