import { library } from '@course/content/course/library'
import { minutesToRead, wordsIn } from '@course/content/site/reading-time'
import type { ArticleHead } from '@course/contract/library'
import { articleTextId } from '@course/contract/texts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { passagesOfHtml } from './html-passages.ts'
import { libraryRevision, presentArticles } from './store.ts'

/** An article as it is published; `passages` are the texts of its paragraphs, headings and the like. */
export type StoredArticle = ArticleHead & {
  content: string
  passages: readonly string[]
  /** Slugs of the works that it rests on. */
  works: readonly string[]
}

export type ReadArticles = () => Promise<readonly StoredArticle[]>

/** The articles as they are stored, read again after an edit; the same list until then. */
export function openArticles(site: Site): ReadArticles {
  let cached: { revision: number; articles: readonly StoredArticle[] } | undefined
  return async () => {
    const revision = await libraryRevision(site.db)
    if (cached?.revision !== revision) cached = { revision, articles: await storedArticles(site.db) }
    return cached.articles
  }
}

/** In the order of the library. An article that the course does not have any more is not shown. */
export async function storedArticles(db: Db): Promise<readonly StoredArticle[]> {
  const contents = new Map((await presentArticles(db)).map((row) => [row.text_id, row.content]))
  return library.articles.flatMap(({ slug, title, summary, pages, works }) => {
    const content = contents.get(articleTextId(slug))
    if (content === undefined) return []
    const passages = passagesOfHtml(content)
    return {
      slug,
      title: firstOf(content, /<h[2-6]>[\s\S]*?<\/h[2-6]>/g) ?? title,
      summary: firstOf(content, /<p>[\s\S]*?<\/p>/g) ?? summary,
      minutes: minutesToRead(wordsIn(passages.join(' '))),
      pages,
      content,
      passages,
      works,
    }
  })
}

/** The words of the first such element that has any. */
function firstOf(html: string, elements: RegExp): string | undefined {
  for (const [element] of html.matchAll(elements)) {
    const words = passagesOfHtml(element).join(' ')
    if (words) return words
  }
  return undefined
}
