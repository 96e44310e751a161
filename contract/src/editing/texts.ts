import { type LessonId, lessonContentMaxLength, lessonIds, pageCounts } from '../lessons.ts'
import { type PolicyType, policyMaxLength, policyTypes } from './policies.ts'

/** An article, the explanation of a word of the glossary, the note on a work of the bibliography, a workshop. */
export type LibraryTextKind = 'article' | 'word' | 'work' | 'workshop'

/** A text of the library, by the last part of its address. */
export type LibraryTextId = `${LibraryTextKind}/${string}`

/** A text that staff edit: a page of a lesson (`lesson1/3`), a policy (`terms`) or one of the library (`word/dip`). */
export type TextId = `${LessonId}/${number}` | PolicyType | LibraryTextId

export const lessonTextId = (lessonId: LessonId, page: number): TextId => `${lessonId}/${page}`

export const libraryTextId = (kind: LibraryTextKind, slug: string): LibraryTextId => `${kind}/${slug}`

/** Which texts the library has is known to the server alone, as the texts are. */
export const textIds: readonly TextId[] = [
  ...lessonIds.flatMap((id) =>
    Array.from({ length: pageCounts[id] }, (_, index) => lessonTextId(id, index + 1)),
  ),
  ...policyTypes,
]

export const isPolicyText = (id: TextId): id is PolicyType => policyTypes.includes(id as PolicyType)

export const isLibraryText = (id: TextId): id is LibraryTextId => /^(article|word|work|workshop)\//.test(id)

/** The lesson and the page that a text which is neither policy nor of the library stands for. */
export function lessonPageOf(id: Exclude<TextId, PolicyType | LibraryTextId>): {
  lessonId: LessonId
  page: number
} {
  const [lessonId, page] = id.split('/') as [LessonId, string]
  return { lessonId, page: Number(page) }
}

export const textMaxLength = (id: TextId): number =>
  isPolicyText(id) ? policyMaxLength : lessonContentMaxLength

/** Author of a version: a person, a deleted account, the built-in course text, or an import. */
export type TextAuthor = { kind: 'person'; name: string } | { kind: 'removed' | 'built-in' | 'imported' }

/** What a number of a version can be, since it is stored as a 32-bit integer. */
export const maxVersion = 2_147_483_647

/** A version without its text. Versions are counted from 1. */
export type TextVersion = { version: number; author: TextAuthor; savedAt: string }

/** How many versions are listed at a time. */
export const versionsPerPage = 20

/** What `text-versions` answers, newest first; `before` asks for those older than the last one. */
export type TextVersions = { versions: readonly TextVersion[]; hasOlder: boolean }

/** Somebody else whose draft of the text was saved within the last minutes. */
export type OtherEditor = { name: string; since: string }
export const activeEditorMinutes = 10

/** Drafts that nobody has touched for so long are deleted. */
export const draftRetentionDays = 90

/** What the caller has typed and not published; `editorId` is the open editor that it was typed into. */
export type TextDraft = { content: string; baseVersion: number; editorId: string; savedAt: string }

/** What `edit-text` answers: the text as it is published now, the caller's draft of it, and who else is at it. */
export type EditTextResponse = TextVersion & {
  content: string
  draft: TextDraft | null
  others: readonly OtherEditor[]
}

/** What `save-draft` answers; `version` is what is published meanwhile. */
export type SaveDraftResponse = { savedAt: string; version: number; others: readonly OtherEditor[] }
