import { randomUUID } from 'node:crypto'
import { createAccount } from './accounts.ts'
import { call } from './call.ts'
import type { Account } from './sessions.ts'
import type { Site } from './site.ts'

/** Creates another administrator with a name. */
export async function createAdministrator(site: Site, name: string): Promise<Account> {
  const account = await createAccount(site)
  // Both steps need a recent sign-in.
  const [ownerToken, token] = await Promise.all(
    [site.admin, account].map(async ({ email, password }) => {
      const body = { email, password }
      const signedIn = await call(site, '/auth/v1/token?grant_type=password', { body })
      return ((await signedIn.json()) as { access_token: string }).access_token
    }),
  )
  const invitation = { operationId: randomUUID(), email: account.email, role: 'administrator' }
  await call(site, '/functions/v1/admin-staff-invite', { token: ownerToken!, body: invitation })
  await call(site, '/functions/v1/admin-accept-invitation', {
    token: token!,
    body: { operationId: randomUUID() },
  })
  await fetch(`${site.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name } }),
  })
  return account
}
