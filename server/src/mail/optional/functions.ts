import {
  type MailPreference,
  type OptionalMailKind,
  optionalMailKinds,
} from '@course/contract/account/optional-mails'
import { z } from 'zod'
import { type ServerFunction, serverFunction } from '../../http/functions.ts'
import { nowIso } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { findMailPreferences, saveMailPreference, unsubscribeFrom } from './store.ts'
import { parseUnsubscribeToken } from './unsubscribe-link.ts'

const LIMIT = perMinute(60)
const token = z.string().max(200)

const listMailPreferences = serverFunction(
  'optional-mails',
  { access: 'user', rateLimit: LIMIT, body: z.unknown() },
  async (site, { caller }) => ({ choices: await findMailPreferences(site.db, caller.userId) }),
)

const setMailPreference = serverFunction(
  'choose-optional-mail',
  {
    access: 'user',
    rateLimit: LIMIT,
    body: z.object({ kind: z.enum(optionalMailKinds), isWanted: z.boolean() }),
  },
  async (site, { caller, body }) => {
    await saveMailPreference(site.db, caller.userId, body, nowIso(site.clock))
    return { choices: await findMailPreferences(site.db, caller.userId) }
  },
)

/** Opening the link changes nothing, because link scanners open it too. */
const getUnsubscribeLink = serverFunction(
  'unsubscribe-link',
  { access: 'visitor', rateLimit: LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<MailPreference> => {
    const { accountId, kind } = requireSubscription(site, body.token)
    const preference = (await findMailPreferences(site.db, accountId)).find((one) => one.kind === kind)
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
