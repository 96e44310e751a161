import type { Db, Tx } from '../../platform/database.ts'
import { hasChanged } from '../../platform/database.ts'
import type { PlanKey } from '../store.ts'

type LinkRow = {
  id: string
  /** The learner. */
  user_id: string
  plan_id: string
  /** Who gets the link, as the learner calls them. */
  name: string
  /** SHA-256 of the token in the link. */
  token_digest: string
  created_at: string
  expires_at: string
}

export type CommentRow = {
  /** Created by the browser; unique per link only. */
  id: string
  /** The learner. */
  user_id: string
  plan_id: string
  /** Stays when the learner withdraws the link, like the comment. */
  link_id: string
  /** The answer that it is about, such as `w01/change_name`. */
  field: string
  author: string
  comment: string
  created_at: string
  /** The learner's answer; may be empty. */
  reply: string
  resolved_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    plan_links: LinkRow
    plan_comments: CommentRow
  }
}

/** The links of a plan that still work, the newest first. */
export const listLinks = (db: Db, { userId, planId }: PlanKey, now: string): Promise<LinkRow[]> =>
  db
    .selectFrom('plan_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()

export const addLink = (trx: Tx, row: LinkRow) => trx.insertInto('plan_links').values(row).execute()

/** A link opens the plan unless its learner's access has ended. Administrators have no access state and may share, too. */
export const findLinkByDigest = (db: Db, digest: string, now: string): Promise<LinkRow | undefined> =>
  db
    .selectFrom('plan_links')
    .innerJoin('users', 'users.id', 'plan_links.user_id')
    .selectAll('plan_links')
    .where('plan_links.token_digest', '=', digest)
    .where('plan_links.expires_at', '>', now)
    .where('users.access', '!=', 'ended')
    .where('users.deleted_at', 'is', null)
    .where('users.banned_until', 'is', null)
    .executeTakeFirst()

/** Returns whether the learner had such a link. */
export const removeLink = (db: Db, userId: string, id: string): Promise<boolean> =>
  hasChanged(db.deleteFrom('plan_links').where('id', '=', id).where('user_id', '=', userId))

/** The comments on a plan, or only those made with one link, the oldest first. */
export const listComments = (db: Db, { userId, planId }: PlanKey, linkId?: string): Promise<CommentRow[]> =>
  db
    .selectFrom('plan_comments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId!))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const addComment = (trx: Tx, row: CommentRow) => trx.insertInto('plan_comments').values(row).execute()

/** Returns the changed comment, or undefined if the learner has no such comment. */
export const updateComment = (
  db: Db,
  userId: string,
  { id, linkId }: { id: string; linkId: string },
  changes: Partial<Pick<CommentRow, 'reply' | 'resolved_at'>>,
): Promise<CommentRow | undefined> =>
  db
    .updateTable('plan_comments')
    .set(changes)
    .where('id', '=', id)
    .where('link_id', '=', linkId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
