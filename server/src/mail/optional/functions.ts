import {
  type MailChoice,
  type OptionalMailKind,
  optionalMailKinds,
} from '@course/contract/account/optional-mails'
import { z } from 'zod'
import { nowIso } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { type ServerFunction, serverFunction } from '../../platform/functions.ts'
import { perMinute } from '../../platform/limits.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import { choicesOf, chooseMail, stopChosenMail } from './store.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'

const LIMIT = perMinute(60)
const token = z.string().max(200)

const ownId = (caller: Caller): string => {
  if (caller.role !== 'user') throw new AppError('access.sign_in')
  return caller.userId
}

const readChoices = serverFunction(
  'optional-mails',
  { access: 'user', limit: LIMIT, body: z.unknown() },
  async (site, { caller }) => ({ choices: await choicesOf(site.db, ownId(caller)) }),
)

const choose = serverFunction(
  'choose-optional-mail',
  {
    access: 'user',
    limit: LIMIT,
    body: z.object({ kind: z.enum(optionalMailKinds), isWanted: z.boolean() }),
  },
  async (site, { caller, body }) => {
    await chooseMail(site.db, ownId(caller), body, nowIso(site.clock))
    return { choices: await choicesOf(site.db, ownId(caller)) }
  },
)

/** Opening a link changes nothing: programs that look into mails open links too. */
const readLink = serverFunction(
  'unsubscribe-link',
  { access: 'visitor', limit: LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<MailChoice> => {
    const { accountId, kind } = requireSubscription(site, body.token)
    const choice = (await choicesOf(site.db, accountId)).find((one) => one.kind === kind)
    return { kind, isWanted: choice?.isWanted ?? false }
  },
)

const unsubscribeFunction = serverFunction(
  'unsubscribe',
  { access: 'visitor', limit: LIMIT, body: z.object({ token }) },
  async (site, { body }): Promise<MailChoice> => ({
    kind: await unsubscribe(site, body.token),
    isWanted: false,
  }),
)

/** Stops what the token names; doing it again, or after the account is gone, changes nothing and is no error. */
export async function unsubscribe(site: Site, given: string): Promise<OptionalMailKind> {
  const { accountId, kind } = requireSubscription(site, given)
  await stopChosenMail(site.db, accountId, kind, nowIso(site.clock))
  return kind
}

function requireSubscription(site: Site, given: string) {
  const subscription = readUnsubscribeToken(site, given)
  if (!subscription) throw new AppError('mail.no_such_link')
  return subscription
}

export const optionalMailFunctions: readonly ServerFunction[] = [
  readChoices,
  choose,
  readLink,
  unsubscribeFunction,
]
