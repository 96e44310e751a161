import type { LibraryIndex } from '@course/content/course/parts'
import { type LibraryTextKind, libraryTextId, type TextId } from '@course/contract/editing/texts'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { checkHtml } from './check-html.ts'
import type { CourseReader, JsonFile } from './course-reader.ts'
import type { HtmlReader } from './read-lessons.ts'
import { articlesSchema, bibliographySchema, glossarySchema, workshopsSchema } from './schemas.ts'

type PageReference = { readonly lesson: number; readonly page: number }

type LibraryContext = {
  readHtml: HtmlReader
  hasPage(page: PageReference): boolean
  toolkit: readonly string[]
}

/** Reads the library. A course without one has no folder `library`. */
export function readLibrary(reader: CourseReader, { readHtml, hasPage, toolkit }: LibraryContext) {
  const texts: [TextId, string][] = []
  const library: LibraryIndex = { articles: [], glossary: [], works: [], workshops: [] }
  if (reader.list('library', /./).length === 0) return { library, texts }
  const glossary = reader.readJson('library/glossary.json', glossarySchema)
  const works = reader.readJson('library/bibliography.json', bibliographySchema)
  const articles = reader.readJson('library/articles.json', articlesSchema)
  const workshops = reader.readJson('library/workshops.json', workshopsSchema)

  checkEntries(glossary, 'term', (entry) => [entry.page])
  checkEntries(works, 'work', (entry) => entry.pages)
  checkEntries(articles, 'article', (entry) => entry.pages)
  checkEntries(workshops, 'workshop', () => [])
  for (const entry of glossary?.value ?? []) addText('word', entry.slug, entry.text)
  for (const [index, { slug, note }] of (works?.value ?? []).entries()) {
    addText('work', slug, note)
    checkText(works!, index, 'note', note)
  }
  for (const [index, { text }] of (glossary?.value ?? []).entries()) checkText(glossary!, index, 'text', text)
  for (const [index, { slug, works: cited }] of (articles?.value ?? []).entries()) {
    addText('article', slug, readHtml(`library/articles/${slug}.html`, lessonContentMaxLength) ?? '')
    for (const [position, work] of cited.entries())
      if (works && !works.value.some((one) => one.slug === work))
        reader.report(
          articles!.file,
          articles!.lineOf(index, 'works', position),
          `there is no work “${work}” in bibliography.json`,
        )
  }
  for (const [index, { slug, templates }] of (workshops?.value ?? []).entries()) {
    addText('workshop', slug, readHtml(`library/workshops/${slug}.html`, lessonContentMaxLength) ?? '')
    for (const [position, number] of templates.entries())
      if (!toolkit.includes(number))
        reader.report(
          workshops!.file,
          workshops!.lineOf(index, 'templates', position),
          `toolkit.json has no template ${number}`,
        )
  }
  return {
    library: {
      articles: articles?.value ?? [],
      glossary: (glossary?.value ?? []).map(({ text: _, ...entry }) => entry),
      works: (works?.value ?? []).map(({ note: _, ...work }) => work),
      workshops: workshops?.value ?? [],
    } satisfies LibraryIndex,
    texts,
  }

  function addText(kind: LibraryTextKind, slug: string, html: string): void {
    texts.push([libraryTextId(kind, slug), html])
  }

  function checkText(json: JsonFile<unknown>, index: number, field: string, html: string): void {
    for (const { text } of checkHtml(html).mistakes)
      reader.report(json.file, json.lineOf(index, field), `“${field}”: ${text}`)
  }

  function checkEntries<Entry extends { slug: string }>(
    json: JsonFile<Entry[]> | undefined,
    noun: string,
    pagesOf: (entry: Entry) => readonly PageReference[],
  ): void {
    for (const [index, entry] of (json?.value ?? []).entries()) {
      const report = (text: string) => reader.report(json!.file, json!.lineOf(index), text)
      if (json!.value.findIndex(({ slug }) => slug === entry.slug) !== index)
        report(`the ${noun} “${entry.slug}” is there twice`)
      for (const page of pagesOf(entry))
        if (!hasPage(page))
          report(`“${entry.slug}” refers to page ${page.page} of lesson ${page.lesson}, which does not exist`)
    }
  }
}
