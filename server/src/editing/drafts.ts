import type { TextId } from '@course/contract/editing/texts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

type DraftRow = {
  text_id: TextId
  user_id: string
  editor_id: string
  content: string
  base_version: number
  begun_at: string
  saved_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    text_drafts: DraftRow
  }
}

export const listDrafts = (db: Db) => db.selectFrom('text_drafts').select(['text_id', 'content']).execute()

export const findDraft = (db: Db, textId: TextId, userId: string) =>
  db
    .selectFrom('text_drafts')
    .selectAll()
    .where('text_id', '=', textId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Lists the drafts of a user whose text id begins with `prefix`. */
export const listDraftsOf = (db: Db, userId: string, prefix: string) =>
  db
    .selectFrom('text_drafts')
    .select(['text_id', 'content', 'saved_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`text_id like ${`${prefix}%`}`)
    .orderBy('saved_at')
    .execute()

/**
 * Saves a draft. Returns false if another editor of the same user saved it last, unless this one takes over, so
 * that a forgotten tab does not overwrite newer text.
 */
export async function saveDraft(
  db: Db,
  draft: Omit<DraftRow, 'begun_at'>,
  isTakenOver: boolean,
): Promise<boolean> {
  const row = await db
    .insertInto('text_drafts')
    .values({ ...draft, begun_at: draft.saved_at })
    .onConflict((conflict) => {
      const update = conflict.columns(['text_id', 'user_id']).doUpdateSet((eb) => ({
        editor_id: eb.ref('excluded.editor_id'),
        content: eb.ref('excluded.content'),
        base_version: eb.ref('excluded.base_version'),
        saved_at: eb.ref('excluded.saved_at'),
      }))
      return isTakenOver ? update : update.whereRef('text_drafts.editor_id', '=', 'excluded.editor_id')
    })
    .returning('saved_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the other users who saved a draft of the text since then. */
export const listEditorsSince = (db: Db, textId: TextId, since: string, exceptId: string) =>
  db
    .selectFrom('text_drafts')
    .select(['user_id', 'begun_at'])
    .where('text_id', '=', textId)
    .where('saved_at', '>=', since)
    .where('user_id', '<>', exceptId)
    .orderBy('begun_at')
    .limit(5)
    .execute()

type DraftOwner = { textId: TextId; userId: string; editorId: string | undefined }

/** Deletes the user's draft; with `editorId`, only if this editor saved it last. */
export async function discardDraft(db: Db, { textId, userId, editorId }: DraftOwner): Promise<void> {
  const drafts = db.deleteFrom('text_drafts').where('text_id', '=', textId).where('user_id', '=', userId)
  await (editorId === undefined ? drafts : drafts.where('editor_id', '=', editorId)).execute()
}

export async function deleteDraftsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('text_drafts').where('saved_at', '<', before).execute()
}
