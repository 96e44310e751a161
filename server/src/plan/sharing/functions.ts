import { randomUUID } from 'node:crypto'
import { courseParts } from '@course/content/course/parts'
import { isFilled } from '@course/content/plan/answers'
import { publicFields, withoutPrivate } from '@course/content/plan/without-private'
import { buildPlan } from '@course/contract/learning/plan'
import {
  COMMENT_AUTHOR_MAX_CHARACTERS,
  COMMENT_MAX_CHARACTERS,
  type CreatedPlanLink,
  MAX_COMMENTS_PER_PLAN,
  MAX_PLAN_LINKS,
  PLAN_LINK_DAYS,
  PLAN_LINK_NAME_MAX_CHARACTERS,
  type PlanComment,
  type SharedExercise,
  type SharedPlan,
} from '@course/contract/learning/plan-sharing'
import { z } from 'zod'
import { lockAccount } from '../../auth/index.ts'
import { serverFunction } from '../../http/functions.ts'
import { DAY_SECONDS, isoFromNow, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken, newLinkToken, tokenUrl } from '../../platform/link-token.ts'
import { perAccount, perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { storedText } from '../../platform/stored-text.ts'
import { findPlan, type PlanKey } from '../store.ts'
import { toPlanComment, toPlanLink } from './plan-sharing.ts'
import {
  addComment,
  addLink,
  findLinkByDigest,
  listComments,
  listLinks,
  removeLink,
  updateComment,
} from './store.ts'

const CHANGE_LIMIT = perAccount(perMinute(30))
const READ_LIMIT = perMinute(30)
const COMMENT_LIMIT = perMinute(10)

const id = z.uuid().toLowerCase()
const token = z.string().max(100)

const createLink = serverFunction(
  'create-plan-link',
  {
    access: 'customer',
    rateLimit: CHANGE_LIMIT,
    body: z.object({ planId: id, name: storedText(PLAN_LINK_NAME_MAX_CHARACTERS).min(1) }),
  },
  async (site, { caller: { userId }, body: { planId, name } }): Promise<CreatedPlanLink> => {
    const linkToken = newLinkToken()
    const now = nowIso(site.clock)
    const row = {
      id: randomUUID(),
      user_id: userId,
      plan_id: planId,
      name,
      token_digest: hashToken(linkToken),
      created_at: now,
      expires_at: isoFromNow(site.clock, PLAN_LINK_DAYS * DAY_SECONDS),
    }
    await site.db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId)
      const key = { userId, planId }
      if (!(await findPlan(trx, key))) throw new AppError('plan.not_found')
      if ((await listLinks(trx, key, now)).length >= MAX_PLAN_LINKS) throw new AppError('plan.too_many_links')
      await addLink(trx, row)
    })
    const url = tokenUrl(site.config.siteUrl, '/shared-plan', linkToken)
    return { link: toPlanLink(row), url }
  },
)

/** The comments made with the link stay. */
const withdrawLink = serverFunction(
  'withdraw-plan-link',
  { access: 'user', rateLimit: CHANGE_LIMIT, body: z.object({ id }) },
  async (site, { caller: { userId }, body }) => {
    if (!(await removeLink(site.db, userId, body.id))) throw new AppError('plan.link_gone')
    return {}
  },
)

const updateCommentFunction = serverFunction(
  'update-plan-comment',
  {
    access: 'customer',
    rateLimit: CHANGE_LIMIT,
    body: z
      .object({
        id,
        linkId: id,
        reply: storedText(COMMENT_MAX_CHARACTERS).optional(),
        isResolved: z.boolean().optional(),
      })
      .refine(({ reply, isResolved }) => reply !== undefined || isResolved !== undefined),
  },
  async (site, { caller: { userId }, body: { id, linkId, reply, isResolved } }): Promise<PlanComment> => {
    const row = await updateComment(
      site.db,
      userId,
      { id, linkId },
      {
        ...(reply !== undefined && { reply }),
        ...(isResolved !== undefined && { resolved_at: isResolved ? nowIso(site.clock) : null }),
      },
    )
    if (!row) throw new AppError('plan.comment_not_found')
    return toPlanComment(row)
  },
)

/* These two work with the link alone; no account is needed. */

const sharedPlan = serverFunction(
  'shared-plan',
  { access: 'visitor', rateLimit: READ_LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<SharedPlan> => {
    const link = await requireLink(site, site.db, body.token)
    const row = await findPlan(site.db, keyOf(link))
    const exercises = sharedExercises()
    const plan = withoutPrivate(exercises, buildPlan(JSON.parse(row?.entries ?? '{}')))
    const comments = await listComments(site.db, keyOf(link), link.id)
    return {
      exercises: exercises
        .map((exercise) => ({
          ...exercise,
          fields: exercise.fields.filter(({ name }) => isFilled(plan[exercise.id]?.[name])),
        }))
        .filter(({ fields }) => fields.length > 0),
      plan,
      comments: comments.map(toPlanComment),
      expiresAt: link.expires_at,
    }
  },
)

const commentOnPlan = serverFunction(
  'comment-on-plan',
  {
    access: 'visitor',
    rateLimit: COMMENT_LIMIT,
    body: z.object({
      token,
      /** Made by the browser, so that a repeated request adds no second comment. */
      id,
      field: z.string().max(100),
      author: storedText(COMMENT_AUTHOR_MAX_CHARACTERS).min(1),
      text: storedText(COMMENT_MAX_CHARACTERS).min(1),
    }),
  },
  (site, { body }): Promise<PlanComment> =>
    site.db.transaction().execute(async (trx) => {
      const { user_id } = await requireLink(site, trx, body.token)
      // Lock the learner: an erasure would miss this comment, and parallel comments would exceed the limit.
      await lockAccount(trx, user_id)
      // Check again: the link may have been withdrawn before the lock.
      const link = await requireLink(site, trx, body.token)
      const isKnown = sharedExercises().some((exercise) =>
        exercise.fields.some(({ name }) => body.field === `${exercise.id}/${name}`),
      )
      if (!isKnown) throw new AppError('plan.unknown_field')
      const before = await listComments(trx, keyOf(link))
      const stored = before.find((comment) => comment.id === body.id && comment.link_id === link.id)
      if (stored) return toPlanComment(stored)
      if (before.length >= MAX_COMMENTS_PER_PLAN) throw new AppError('plan.too_many_comments')
      const row = {
        id: body.id,
        user_id: link.user_id,
        plan_id: link.plan_id,
        link_id: link.id,
        field: body.field,
        author: body.author,
        comment: body.text,
        created_at: nowIso(site.clock),
        reply: '',
        resolved_at: null,
      }
      await addComment(trx, row)
      return toPlanComment(row)
    }),
)

async function requireLink(site: Site, db: Db, linkToken: string) {
  const link = await findLinkByDigest(db, hashToken(linkToken), nowIso(site.clock))
  if (!link) throw new AppError('plan.link_not_found')
  return link
}

const keyOf = ({ user_id, plan_id }: { user_id: string; plan_id: string }): PlanKey => ({
  userId: user_id,
  planId: plan_id,
})

const sharedExercises = (): SharedExercise[] =>
  courseParts().exercises.map(({ id, title, fields }) => ({ id, title, fields: publicFields(fields) }))

export const sharingFunctions = [createLink, withdrawLink, updateCommentFunction, sharedPlan, commentOnPlan]
