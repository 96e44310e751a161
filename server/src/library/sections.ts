import { templateCopy } from '@course/content/course/toolkit/copy'
import { libraryCopy } from '@course/content/site/learning/library'
import type {
  ArticleSummary,
  LessonLibrary,
  LibraryArticle,
  LibrarySection,
  LibrarySections,
  LibraryWork,
} from '@course/contract/learning/library'
import type { LessonId } from '@course/contract/lessons'
import { lessonNumberOf } from '@course/contract/lessons'
import type { StoredArticle, StoredLibrary } from './stored-library.ts'

/** The parts of the library as they are sent. */
export const librarySectionBuilders: {
  [Part in LibrarySection]: (library: StoredLibrary) => LibrarySections[Part]
} = {
  articles: ({ articles }) => articles.map(articleSummaryOf),
  glossary: ({ glossaryEntries }) =>
    glossaryEntries.map(({ slug, term, content, page }) => ({ slug, term: term, content, page })),
  bibliography: ({ works }) => works.map(workOf),
  workshops: ({ workshops }) =>
    workshops.map(({ slug, title, content, agenda, templates }) => ({
      slug,
      title,
      content,
      minutes: agenda.at(-1)?.to ?? 0,
      templates: templates.map((number) => ({ number, title: titles[number] ?? '' })),
    })),
}

const titles: Record<string, string> = Object.fromEntries(
  Object.entries(templateCopy).map(([number, { title }]) => [number, title]),
)

export function articleOf({ articles, works }: StoredLibrary, slug: string): LibraryArticle | null {
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const cited = works.filter((work) => article.works.includes(work.slug)).map(workOf)
  return { ...articleSummaryOf(article), content: article.content, works: cited }
}

export function libraryOfLesson(
  { glossaryEntries, articles }: StoredLibrary,
  lessonId: LessonId,
): LessonLibrary {
  const lesson = lessonNumberOf(lessonId)
  return {
    glossaryEntries: glossaryEntries.map(({ slug, term, forms = [] }) => ({ slug, forms: [term, ...forms] })),
    articles: articles.flatMap(({ slug, title, pages }) =>
      pages.filter((page) => page.lesson === lesson).map(({ page }) => ({ slug, title, page })),
    ),
  }
}

const articleSummaryOf = ({ slug, title, summary, minutes, pages }: StoredArticle): ArticleSummary => ({
  slug,
  title,
  summary,
  minutes,
  pages,
})

const workOf = ({
  doi,
  link,
  evidence,
  passages: _,
  ...work
}: StoredLibrary['works'][number]): LibraryWork => ({
  ...work,
  link: doi ? `https://doi.org/${doi}` : (link ?? null),
  evidence: libraryCopy.evidence[evidence],
})
