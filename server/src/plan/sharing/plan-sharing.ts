import type { PlanComment, PlanLink } from '@course/contract/learning/plan-sharing'
import { nowIso } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import type { PlanKey } from '../store.ts'
import { type CommentRow, listComments, listLinks } from './store.ts'

/** The links of a plan and the comments made with any of them, also with withdrawn ones, for the learner. */
export async function listLinksAndComments(
  site: Site,
  key: PlanKey,
): Promise<{ links: PlanLink[]; comments: PlanComment[] }> {
  const [links, comments] = await Promise.all([
    listLinks(site.db, key, nowIso(site.clock)),
    listComments(site.db, key),
  ])
  return { links: links.map(toPlanLink), comments: comments.map(toPlanComment) }
}

export const toPlanLink = (row: {
  id: string
  name: string
  created_at: string
  expires_at: string
}): PlanLink => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const toPlanComment = (row: CommentRow): PlanComment => ({
  id: row.id,
  linkId: row.link_id,
  field: row.field,
  author: row.author,
  text: row.comment,
  createdAt: row.created_at,
  reply: row.reply,
  isResolved: row.resolved_at !== null,
})
