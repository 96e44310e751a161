import type { LibraryTextId } from '@course/contract/editing/texts'
import { lessonContentMaxLength } from '@course/contract/lessons'
import { z } from 'zod'
import { deletePublishedDraft, requireRepeatedSave, type SaveOptions, saveOptions } from '../drafts/index.ts'
import { richTextField, sanitizeRichText } from '../lessons/index.ts'
import { recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import type { Site } from '../platform/site.ts'
import { libraryTextIds } from './built-in-texts.ts'
import { addLibraryVersion, findCurrentLibraryText } from './store.ts'

const body = z
  .object({
    text: z.enum(libraryTextIds, 'Library text not found'),
    content: richTextField(lessonContentMaxLength),
    ...saveOptions,
  })
  .required({ base_version: true })

/** Publishes an edited text of the library. */
export const saveLibraryTextFunction = serverFunction(
  'save-library-text',
  {
    access: { staff: 'texts' },
    rateLimit: perMinute(600),
    body,
    bodyLimit: bodyBytesFor(lessonContentMaxLength),
  },
  async (site, { staff, body: { text, ...edit } }) => {
    const { version, content, updated_at } = await saveLibraryText(site, staff!.accountId, text, edit)
    return { version, content, savedAt: updated_at }
  },
)

/** Saves the sanitized content as the next version of a text, and ends the editor's draft. */
export async function saveLibraryText(
  site: Site,
  userId: string,
  text_id: LibraryTextId,
  edit: { content: string; base_version: number } & SaveOptions,
) {
  const content = sanitizeRichText(edit.content)
  if (content === '') throw new AppError('request.invalid', { text: 'The text cannot be empty' })
  const text = { text_id, content, updated_by: userId, updated_at: nowIso(site.clock) }
  return site.db.transaction().execute(async (trx) => {
    await recordMediaUse(trx, content)
    const saved =
      (await addLibraryVersion(trx, text, edit.base_version)) ??
      requireRepeatedSave(await findCurrentLibraryText(trx, text_id), text)
    await deletePublishedDraft(trx, { textId: text_id, userId, editorId: edit.editor_id })
    return saved
  })
}
