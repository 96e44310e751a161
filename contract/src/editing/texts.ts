import { type LessonId, lessonIds, pageCountOf } from '../lessons.ts'
import type { BlockName } from '../site-content/blocks.ts'
import { type PolicyType, policyTypes } from './policies.ts'

/** An article, a glossary entry, a note on a work in the bibliography, or a workshop. */
export type LibraryTextKind = 'article' | 'word' | 'work' | 'workshop'

/** A text of the library, by kind and slug. */
export type LibraryTextId = `${LibraryTextKind}/${string}`

/** A block of the site's own texts and settings. Its content is JSON. */
export type SiteTextId = `site/${BlockName}`

/** The list of a quiz's questions, or one of them. Its content is JSON. */
export type QuizTextId = `quiz/${LessonId}` | `quiz/${LessonId}/${string}`

/** The words of a mail. Its content is JSON. */
export type MailTextId = `mail/${string}`

/** The parts of a course besides its texts for reading, quizzes and mails. Their content is JSON. */
export const courseParts = ['outline', 'sample', 'exercises', 'library', 'toolkit', 'simulation'] as const
export type CourseTextId = `course/${(typeof courseParts)[number]}`

/**
 * A text that staff can edit: a lesson page (`lesson1/3`), a policy (`terms`), a library text (`word/dip`), a
 * block of the site (`site/hero`), a mail (`mail/welcome`), the list of a quiz's questions (`quiz/lesson1`) or a
 * question (`quiz/lesson1/l1-p1-01`). The parts of the course change by an import.
 */
export type TextId =
  | `${LessonId}/${number}`
  | PolicyType
  | LibraryTextId
  | SiteTextId
  | MailTextId
  | CourseTextId
  | QuizTextId

export type TextKindName = 'lesson' | 'policy' | 'library' | 'site' | 'mail' | 'course' | 'quiz'

export const lessonTextId = (lessonId: LessonId, page: number): TextId => `${lessonId}/${page}`

export const libraryTextId = (kind: LibraryTextKind, slug: string): LibraryTextId => `${kind}/${slug}`

export const siteTextId = (block: BlockName): SiteTextId => `site/${block}`

export const questionListTextId = (lessonId: LessonId): QuizTextId => `quiz/${lessonId}`

export const questionTextId = (lessonId: LessonId, questionId: string): QuizTextId =>
  `quiz/${lessonId}/${questionId}`

export const mailTextId = (mail: string): MailTextId => `mail/${mail}`

export const lessonTextIds = (): readonly TextId[] =>
  lessonIds().flatMap((id) =>
    Array.from({ length: pageCountOf(id) }, (_, index) => lessonTextId(id, index + 1)),
  )

export const isPolicyText = (id: TextId): id is PolicyType => policyTypes.includes(id as PolicyType)

export const isQuizText = (id: TextId): id is QuizTextId => id.startsWith('quiz/')

export const isSiteText = (id: TextId): id is SiteTextId => id.startsWith('site/')

export const isMailText = (id: TextId): id is MailTextId => id.startsWith('mail/')

export const isLibraryText = (id: TextId): id is LibraryTextId => /^(article|word|work|workshop)\//.test(id)

/** The lesson and page number of a lesson text. */
export function lessonPageOf(id: TextId): { lessonId: LessonId; page: number } {
  const [lessonId, page] = id.split('/') as [LessonId, string]
  return { lessonId, page: Number(page) }
}

/**
 * Author of a version: a person, a deleted account, the built-in course text, an import of another site, or an import
 * of a course.
 */
export type TextAuthor =
  | { kind: 'person'; name: string }
  | { kind: 'removed' | 'built-in' | 'imported' | 'course-import' }

/** Version numbers are stored as 32-bit integers. */
export const maxVersion = 2_147_483_647

/** A version without its text. Version numbers start at 1. */
type TextVersion = { version: number; author: TextAuthor; savedAt: string }

export const versionsPerPage = 20

/** Response of `text-versions`, newest first. The parameter `before` requests the next page. */
export type TextVersions = { versions: readonly TextVersion[]; hasOlder: boolean }

/** Another staff member who saved a draft of the text within the last `activeEditorMinutes`. */
export type OtherEditor = { name: string; since: string }
export const activeEditorMinutes = 10

/** Drafts that were not changed for this long are deleted. */
export const draftRetentionDays = 90

/** The caller's unpublished changes. `editorId` identifies the open editor they were typed in. */
export type TextDraft = { content: string; baseVersion: number; editorId: string; savedAt: string }

/**
 * Response of `edit-text`: the published text, the caller's draft, and other current editors. The version is 0 for a
 * new text, such as an added question.
 */
export type EditTextResponse = TextVersion & {
  content: string
  draft: TextDraft | null
  others: readonly OtherEditor[]
}

/** Response of `save-text` and `restore-text`. */
export type PublishedVersion = { version: number; content: string; savedAt: string }

/** Response of `save-draft`. `version` is the currently published version. */
export type SaveDraftResponse = { savedAt: string; version: number; others: readonly OtherEditor[] }
