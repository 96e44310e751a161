import { templateTexts } from '@course/content/course/toolkit/texts'
import { libraryTexts } from '@course/content/site/learning/library'
import type {
  ArticleHead,
  LessonLibrary,
  LibraryArticle,
  LibraryPart,
  LibraryParts,
  LibraryWork,
} from '@course/contract/learning/library'
import type { LessonId } from '@course/contract/lessons'
import { lessonNumberOf } from '@course/contract/lessons'
import type { StoredArticle, StoredLibrary } from './stored-library.ts'

/** The parts of the library as they are sent. */
export const parts: { [Part in LibraryPart]: (library: StoredLibrary) => LibraryParts[Part] } = {
  articles: ({ articles }) => articles.map(headOf),
  glossary: ({ words }) => words.map(({ slug, word, content, page }) => ({ slug, word, content, page })),
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
  Object.entries(templateTexts).map(([number, { title }]) => [number, title]),
)

export function articleOf({ articles, works }: StoredLibrary, slug: string): LibraryArticle | null {
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const cited = works.filter((work) => article.works.includes(work.slug)).map(workOf)
  return { ...headOf(article), content: article.content, works: cited }
}

export function libraryOfLesson({ words, articles }: StoredLibrary, lessonId: LessonId): LessonLibrary {
  const lesson = lessonNumberOf(lessonId)
  return {
    words: words.map(({ slug, word, forms = [] }) => ({ slug, forms: [word, ...forms] })),
    articles: articles.flatMap(({ slug, title, pages }) =>
      pages.filter((page) => page.lesson === lesson).map(({ page }) => ({ slug, title, page })),
    ),
  }
}

const headOf = ({ slug, title, summary, minutes, pages }: StoredArticle): ArticleHead => ({
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
  evidence: libraryTexts.evidence[evidence],
})
