import { isDeepStrictEqual } from 'node:util'
import { moveStages } from '../auth/index.ts'
import { addVersion, COURSE_IMPORT, listCurrentTexts } from '../editing/index.ts'
import { recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { publishQuestions } from '../quizzes/index.ts'
import { hasPurchases } from '../sales/index.ts'
import { storedCourse } from '../site-content/index.ts'
import type { CourseText } from './course-text.ts'
import type { CourseFolder } from './read-course.ts'
import { storeImages } from './stored-images.ts'

/**
 * Publishes a course: everything that differs from what is published becomes a new version, in one transaction. Images
 * are stored before, under names of their own, so that no page is ever without them. Returns the changed texts.
 */
export async function publishCourse(site: Site, folder: CourseFolder): Promise<string[]> {
  const refused = await storeImages(site.config, folder.images)
  if (refused.length > 0)
    throw new Error(refused.map(({ name, reason }) => `images/${name}:1: ${reason}`).join('\n'))
  return site.db.transaction().execute(async (trx) => {
    const before = storedCourse(await listCurrentTexts(trx, 'course')).course.outline
    const { id, lessons } = folder.parts.outline
    if (before.id !== id && (await hasPurchases(trx)))
      throw new Error(
        `course.json: the id must stay “${before.id}”, because customers have bought this course and their progress is stored with it`,
      )
    const changed = await publishTexts(trx, site, folder.texts)
    for (const [lessonId, questions] of folder.quizzes)
      changed.push(...(await publishQuestions(trx, site, { lessonId, questions, author: COURSE_IMPORT })))
    await moveStages(trx, before.lessons.length, lessons.length)
    return changed
  })
}

async function publishTexts(trx: Tx, { clock }: Site, texts: readonly CourseText[]): Promise<string[]> {
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
  return changed.map(({ id }) => id)
}

function isSame({ kind, content }: CourseText, stored: string | undefined): boolean {
  if (stored === undefined) return false
  if (kind === 'site' || kind === 'mail' || kind === 'course')
    return isDeepStrictEqual(JSON.parse(content), JSON.parse(stored))
  return withoutBreaks(content) === withoutBreaks(stored)
}

/** Line breaks between elements are for the readers of the file. */
const withoutBreaks = (html: string) => html.replaceAll(/>\s*\n\s*</g, '><').trim()
