import {
  type MailPreference,
  type OptionalMailKind,
  optionalMailKinds,
} from '@course/contract/account/optional-mails'
import { z } from 'zod'
import { nowIso } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { type ServerFunction, serverFunction } from '../../platform/functions.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import { mailPreferencesOf, saveMailPreference, unsubscribeFrom } from './store.ts'
import { parseUnsubscribeToken } from './unsubscribe-link.ts'

const LIMIT = perMinute(60)
const token = z.string().max(200)

const requireUserId = (caller: Caller): string => {
  if (caller.role !== 'user') throw new AppError('access.sign_in_required')
  return caller.userId
}

const listMailPreferences = serverFunction(
  'optional-mails',
  { access: 'user', rateLimit: LIMIT, body: z.unknown() },
  async (site, { caller }) => ({ choices: await mailPreferencesOf(site.db, requireUserId(caller)) }),
)

const setMailPreference = serverFunction(
  'choose-optional-mail',
  {
    access: 'user',
    rateLimit: LIMIT,
    body: z.object({ kind: z.enum(optionalMailKinds), isWanted: z.boolean() }),
  },
  async (site, { caller, body }) => {
    await saveMailPreference(site.db, requireUserId(caller), body, nowIso(site.clock))
    return { choices: await mailPreferencesOf(site.db, requireUserId(caller)) }
  },
)

/** Opening the link changes nothing, because link scanners open it too. */
const getUnsubscribeLink = serverFunction(
  'unsubscribe-link',
  { access: 'visitor', rateLimit: LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<MailPreference> => {
    const { accountId, kind } = requireSubscription(site, body.token)
    const preference = (await mailPreferencesOf(site.db, accountId)).find((one) => one.kind === kind)
    return { kind, isWanted: preference?.isWanted ?? false }
  },
)

const unsubscribeFunction = serverFunction(
  'unsubscribe',
  { access: 'visitor', rateLimit: LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<MailPreference> => ({
    kind: await unsubscribe(site, body.token),
    isWanted: false,
  }),
)

/** Unsubscribes the token's account. Repeating it, or a deleted account, is not an error. */
export async function unsubscribe(site: Site, unsubscribeToken: string): Promise<OptionalMailKind> {
  const { accountId, kind } = requireSubscription(site, unsubscribeToken)
  await unsubscribeFrom(site.db, accountId, kind, nowIso(site.clock))
  return kind
}

function requireSubscription(site: Site, unsubscribeToken: string) {
  const subscription = parseUnsubscribeToken(site, unsubscribeToken)
  if (!subscription) throw new AppError('mail.link_not_found')
  return subscription
}

export const optionalMailFunctions: readonly ServerFunction[] = [
  listMailPreferences,
  setMailPreference,
  getUnsubscribeLink,
  unsubscribeFunction,
]
