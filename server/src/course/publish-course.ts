import { isDeepStrictEqual } from 'node:util'
import type { Change } from '@course/contract/admin/admin'
import { moveStages } from '../auth/index.ts'
import { addVersion, COURSE_IMPORT, listCurrentTexts } from '../editing/index.ts'
import { addMediaFile, recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { publishQuestions } from '../quizzes/index.ts'
import { hasPurchases } from '../sales/index.ts'
import { storedCourse } from '../site-content/index.ts'
import { operatorAction, runAuditedAction } from '../staff/index.ts'
import type { CourseText } from './course-text.ts'
import type { CourseFolder } from './read-course.ts'
import { type StoredImages, withImagePaths, withStoredImages } from './stored-images.ts'

/**
 * Publishes a course: everything that differs from what is published becomes a new version, in one transaction with its
 * audit entry. Images are stored before, under names of their own, so that no page is ever without them. Returns the
 * changed texts.
 */
export const publishCourse = (site: Site, folder: CourseFolder): Promise<string[]> =>
  withStoredImages(site, folder.images, (stored) => publishWithImages(site, folder, stored))

async function publishWithImages(
  site: Site,
  folder: CourseFolder,
  { refused, files, paths }: StoredImages,
): Promise<string[]> {
  if (refused.length > 0)
    throw new Error(refused.map(({ name, reason }) => `images/${name}:1: ${reason}`).join('\n'))
  const texts = folder.texts.map((text) => ({ ...text, content: withImagePaths(text.content, paths) }))
  const { id, lessons } = folder.parts.outline
  const action = operatorAction('course.import')
  return runAuditedAction(site, action, async (trx) => {
    const before = storedCourse(await listCurrentTexts(trx, 'course')).course.outline
    if (before.id !== id && (await hasPurchases(trx)))
      throw new Error(
        `course.json: the id must stay “${before.id}”, because customers have bought this course and their progress is stored with it`,
      )
    const author = {
      stored_at: nowIso(site.clock),
      stored_by: action.actor.accountId,
      stored_by_label: action.actor.email,
    }
    for (const file of files) await addMediaFile(trx, { ...file, ...author, kind: 'picture' })
    const changed = await publishTexts(trx, site, texts)
    for (const [lessonId, questions] of folder.quizzes)
      for (const questionId of await publishQuestions(trx, site, {
        lessonId,
        questions,
        author: COURSE_IMPORT,
      }))
        changed.push({ id: questionId, kind: 'quiz' })
    await moveStages(trx, before.lessons.length, lessons.length)
    return {
      subject: { type: 'course', id, label: id },
      change: countByKind(changed),
      outcome: changed.map((text) => text.id),
    }
  })
}

type ChangedText = Pick<CourseText, 'id' | 'kind'>

/** How many texts of each kind have a new version, for the audit log. */
function countByKind(changed: readonly ChangedText[]): Change {
  const counts = new Map<string, number>()
  for (const { kind } of changed) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return Object.fromEntries([...counts].map(([kind, count]) => [kind, { old: null, new: String(count) }]))
}

async function publishTexts(trx: Tx, { clock }: Site, texts: readonly CourseText[]): Promise<ChangedText[]> {
  const kinds = [...new Set(texts.map(({ kind }) => kind))]
  const stored = new Map<string, string>()
  for (const kind of kinds)
    for (const { text_id, content } of await listCurrentTexts(trx, kind)) stored.set(text_id, content)
  const changed = texts.filter((text) => !isSame(text, stored.get(text.id)))
  // Sorted, so that two imports at the same time lock the texts in the same order.
  for (const { id, kind, content } of changed.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await recordMediaUse(trx, content)
    const version = { text_id: id, kind, content, author: COURSE_IMPORT, created_at: nowIso(clock) }
    await addVersion(trx, version)
  }
  return changed.map(({ id, kind }) => ({ id, kind }))
}

function isSame({ kind, content }: CourseText, stored: string | undefined): boolean {
  if (stored === undefined) return false
  if (kind === 'site' || kind === 'mail' || kind === 'course')
    return isDeepStrictEqual(JSON.parse(content), JSON.parse(stored))
  return withoutBreaks(content) === withoutBreaks(stored)
}

/** Line breaks between elements are for the readers of the file. */
const withoutBreaks = (html: string) => html.replaceAll(/>\s*\n\s*</g, '><').trim()
