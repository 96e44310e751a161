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

/** Builds the response for each section of the library. */
export const librarySectionBuilders: {
  [Section in LibrarySection]: (library: StoredLibrary) => LibrarySections[Section]
} = {
  articles: ({ articles }) => articles.map(toSummary),
  glossary: ({ glossaryEntries }) =>
    glossaryEntries.map(({ slug, term, content, page }) => ({ slug, term, content, page })),
  bibliography: ({ works }) => works.map(toWork),
  workshops: ({ workshops }) =>
    workshops.map(({ slug, title, content, agenda, templates }) => ({
      slug,
      title,
      content,
      minutes: agenda.at(-1)?.to ?? 0,
      templates: templates.map((number) => ({ number, title: templateTitles[number] ?? '' })),
    })),
}

const templateTitles: Record<string, string> = Object.fromEntries(
  Object.entries(templateCopy).map(([number, { title }]) => [number, title]),
)

export function buildArticle({ articles, works }: StoredLibrary, slug: string): LibraryArticle | null {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article) return null
  const citedWorks = works.filter((work) => article.works.includes(work.slug)).map(toWork)
  return { ...toSummary(article), content: article.content, works: citedWorks }
}

export function buildLessonLibrary(
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

const toSummary = ({ slug, title, summary, minutes, pages }: StoredArticle): ArticleSummary => ({
  slug,
  title,
  summary,
  minutes,
  pages,
})

const toWork = ({
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
