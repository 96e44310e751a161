import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { countMfaPrompt } from '../sessions/count-mfa-prompt.ts'
import { insertSession, type SessionWithUser } from '../sessions/open-session.ts'
import { deviceOf } from '../shared/device.ts'
import type { UserRow } from '../store/accounts.ts'

/** Opens a session for someone who signs in with one factor. */
export async function openSession(
  trx: Tx,
  site: Site,
  user: UserRow,
  method: string,
  { headers }: FastifyRequest,
): Promise<SessionWithUser> {
  await countMfaPrompt(trx, site, user)
  return insertSession(trx, site, user, method, deviceOf(headers['user-agent']))
}
