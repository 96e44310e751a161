import { library } from '@course/content/course/library'
import type { Work } from '@course/content/course/library/types'
import { templateTexts } from '@course/content/course/toolkit/texts'
import { libraryTexts } from '@course/content/site/library'
import type { LessonId } from '@course/contract/lessons'
import { lessonNumberOf } from '@course/contract/lessons'
import type {
  ArticleHead,
  LessonLibrary,
  LibraryArticle,
  LibraryPart,
  LibraryParts,
  LibraryWork,
} from '@course/contract/library'
import type { StoredArticle } from './stored-articles.ts'

/** The parts of the library as they are sent. */
export const parts: { [Part in LibraryPart]: (articles: readonly StoredArticle[]) => LibraryParts[Part] } = {
  articles: (articles) => articles.map(headOf),
  glossary: () => library.glossary.map(({ slug, word, text, page }) => ({ slug, word, text, page })),
  bibliography: () => library.works.map(workOf),
  workshops: () =>
    library.workshops.map(({ templates, ...workshop }) => ({
      ...workshop,
      minutes: workshop.agenda.at(-1)?.to ?? 0,
      templates: templates.map((number) => ({ number, title: titles[number] ?? '' })),
    })),
}

const titles: Record<string, string> = Object.fromEntries(
  Object.entries(templateTexts).map(([number, { title }]) => [number, title]),
)

export function articleOf(articles: readonly StoredArticle[], slug: string): LibraryArticle | null {
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const works = library.works.filter((work) => article.works.includes(work.slug)).map(workOf)
  return { ...headOf(article), content: article.content, works }
}

export function libraryOfLesson(articles: readonly StoredArticle[], lessonId: LessonId): LessonLibrary {
  const lesson = lessonNumberOf(lessonId)
  return {
    words: library.glossary.map(({ slug, word, forms = [] }) => ({ slug, forms: [word, ...forms] })),
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

const workOf = ({ doi, link, evidence, ...work }: Work): LibraryWork => ({
  ...work,
  link: doi ? `https://doi.org/${doi}` : (link ?? null),
  evidence: libraryTexts.evidence[evidence],
})
