import { library } from '@course/content/course/library'
import type { Article } from '@course/content/course/library/types'
import { courseParts } from '@course/content/course/parts'
import {
  type LibraryTextId,
  type LibraryTextKind,
  libraryTextId,
  type TextId,
} from '@course/contract/editing/texts'
import { libraryTextPath } from '@course/contract/learning/library'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { richText } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'
import type { TextKind } from '../platform/site.ts'
import { htmlElement, htmlList } from './html.ts'
import { loadStoredLibrary } from './stored-library.ts'
import { workshopToHtml } from './workshop-text.ts'

function textIds(): LibraryTextId[] {
  const { articles, glossary, works, workshops } = courseParts().library
  return [
    ...articles.map(({ slug }) => libraryTextId('article', slug)),
    ...glossary.map(({ slug }) => libraryTextId('word', slug)),
    ...works.map(({ slug }) => libraryTextId('work', slug)),
    ...workshops.map(({ slug }) => libraryTextId('workshop', slug)),
  ]
}

/** Articles, glossary entries, notes on works, and workshops. */
export const libraryTexts = {
  name: 'library',
  has: (id) => textIds().includes(id as LibraryTextId),
  format: richText(lessonContentMaxLength),
  followsBuiltIn: true,
  builtInTexts,
  emptyMessage: 'The text cannot be empty',
  mayRead: (site, caller) => site.hasCourse(caller),
  labels,
} satisfies TextKind

const kindLabels = {
  article: 'Article',
  word: 'Glossary',
  work: 'Bibliography',
  workshop: 'Workshop',
} as const satisfies Record<LibraryTextKind, string>

async function labels(db: Db) {
  const { articles, glossaryEntries, works, workshops } = await loadStoredLibrary(db)
  const titles = new Map<TextId, string>([
    ...articles.map(({ slug, title }) => [libraryTextId('article', slug), title] as const),
    ...glossaryEntries.map(({ slug, term }) => [libraryTextId('word', slug), term] as const),
    ...works.map(({ slug, title }) => [libraryTextId('work', slug), title] as const),
    ...workshops.map(({ slug, title }) => [libraryTextId('workshop', slug), title] as const),
  ])
  return (id: TextId) => {
    const [kind, slug] = id.split('/') as [LibraryTextKind, string]
    return { label: `${kindLabels[kind]} “${titles.get(id)}”`, path: libraryTextPath[kind](slug) }
  }
}

/** Each built-in text as HTML. A test checks that sanitizing changes nothing. */
function builtInTexts(): { id: LibraryTextId; content: string }[] {
  const text = (kind: LibraryTextKind, slug: string, content: string) => ({
    id: libraryTextId(kind, slug),
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
