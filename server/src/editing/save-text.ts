import { maxVersion, type TextId } from '@course/contract/editing/texts'
import { z } from 'zod'
import { recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, TextKind } from '../platform/site.ts'
import { discardDraft } from './drafts.ts'
import { addVersion, findCurrentText, type TextVersionRow } from './store.ts'

/** Optional fields of a save, besides the columns of `lesson_content` and `policy_content`. */
export const saveOptions = {
  /** The version that the edit is based on. The save fails if the current version differs. */
  base_version: z.int().min(0).max(maxVersion).optional(),
  /** The open editor that saves. Its draft is deleted. */
  editor_id: z.uuid().optional(),
}

export const saveOptionColumns = { base_version: 'integer', editor_id: 'text' } as const

type Edit = { id: TextId; content: string; author: string } & {
  [Name in keyof typeof saveOptions]?: z.infer<(typeof saveOptions)[Name]>
}

/**
 * Validates an edit of a text. The returned function saves the cleaned content as the next version and deletes
 * the editor's draft. Saving again the version that is current, after a lost response, changes nothing and does
 * not call `onSaved`.
 */
export function prepareSave(
  { clock }: Site,
  { name, format, emptyMessage, requirePublishable, onPublished }: TextKind,
  { id, author, base_version, editor_id, ...edit }: Edit,
  onSaved?: (trx: Tx, saved: TextVersionRow) => Promise<unknown>,
): (db: Db) => Promise<TextVersionRow> {
  format.requireValid?.(edit.content, id)
  const content = format.clean(edit.content, id)
  if (content === '' && emptyMessage) throw new AppError('text.empty', { text: emptyMessage })
  const text = { text_id: id, kind: name, content, author, created_at: nowIso(clock) }
  return async (db) => {
    const published = await inTransaction(db, async (trx) => {
      await recordMediaUse(trx, content)
      await requirePublishable?.(trx, id, content)
      const added = await addVersion(trx, text, base_version)
      if (added) await onSaved?.(trx, added)
      const saved = added ?? (await findCurrentText(trx, id))
      if (saved?.content !== content || saved.author !== author) throw new AppError('text.conflict')
      if (editor_id !== undefined)
        await discardDraft(trx, { textId: id, userId: author, editorId: editor_id })
      return saved
    })
    await onPublished?.()
    return published
  }
}
