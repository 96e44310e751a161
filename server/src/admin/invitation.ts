import { randomUUID } from 'node:crypto'
import { pageUrl } from '@course/contract/paths'
import { z } from 'zod'
import { createSetPasswordLink, findAccount, type UserRow } from '../auth/index.ts'
import { serverFunction } from '../http/functions.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { acceptInvitation, findStaffRow, pageAction, runAuditedAction } from '../staff/index.ts'

/**
 * Returns the links of an invitation. An account without a password or with an unverified email also gets a
 * set-password link, which verifies the email.
 */
export async function invitationLink(trx: Tx, site: Site, account: UserRow) {
  const adminLink = pageUrl(site.config.siteUrl, '/admin')
  const canSignIn = account.password_hash !== null && account.email_verified_at !== null
  return { adminLink, setPassword: canSignIn ? undefined : await createSetPasswordLink(trx, site, account) }
}

/** Accepts the caller's own invitation. */
export const acceptInvitationFunction = serverFunction(
  'admin-accept-invitation',
  {
    access: 'user',
    requiresSudo: true,
    rateLimit: perMinute(30),
    body: z.object({ operationId: z.uuid().default(() => randomUUID()) }),
  },
  async (site, { caller, body, request }) => {
    const account = await findAccount(site.db, caller.userId)
    const row = await findStaffRow(site.db, caller.userId)
    if (!account || !row) throw new AppError('admin.invitation_not_found')
    if (account.email_verified_at === null) throw new AppError('admin.email_not_verified')
    const { id, email } = account
    const data = await runAuditedAction(
      site,
      pageAction({ accountId: id, email, role: row.role }, request, 'team.join', {
        operationId: body.operationId,
      }),
      async (trx) => {
        if (!(await acceptInvitation(trx, site.clock, id))) throw new AppError('admin.invitation_not_found')
        return { subject: { type: 'staff', id, label: email }, outcome: { role: row.role } }
      },
    )
    return { success: true, data }
  },
)
