import { lessonPages } from '@course/content/course/pages'
import { lessonPageOf, lessonTextId, lessonTextIds } from '@course/contract/editing/texts'
import { lessonContentMaxLength, lessonNumberOf } from '@course/contract/lessons'
import { lessonPaths } from '@course/contract/paths'
import { richText } from '../editing/index.ts'
import type { TextKind } from '../platform/site.ts'
import { isLessonUnlockedFor } from '../progress/index.ts'

/** The pages of the lessons. */
export const lessonTexts = {
  name: 'lesson',
  has: (id) => lessonTextIds().includes(id),
  format: richText(lessonContentMaxLength),
  followsBuiltIn: true,
  builtInTexts,
  mayRead: (site, caller, id) => isLessonUnlockedFor(site, caller, lessonPageOf(id).lessonId),
  labels: async () => (id) => {
    const { lessonId, page } = lessonPageOf(id)
    const lesson = lessonNumberOf(lessonId)
    return { label: `Lesson ${lesson}, page ${page}`, path: `${lessonPaths()[lesson - 1]}?page=${page}` }
  },
} satisfies TextKind

/** Stored as written; a test checks that sanitizing changes nothing (docs/decisions/0065-editing-texts.md). */
function builtInTexts() {
  return lessonPages().map(({ lessonId, pageNumber, content }) => ({
    lessonId,
    id: lessonTextId(lessonId, pageNumber),
    content,
  }))
}
