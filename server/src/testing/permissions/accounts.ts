import { randomUUID } from 'node:crypto'
import { freshEmail, PASSWORD } from '../accounts.ts'
import { body, type Callers, cases, everyone, path, services, users } from './roles.ts'

const passkey = body(() => ({
  challenge_id: randomUUID(),
  credential: { id: 'x', response: { clientDataJSON: 'x' } },
}))
const ownPasskey = `/auth/v1/passkeys/${randomUUID()}`
// Another user's authenticator is not found.
const othersFactor = ({ other }: Callers) => `/auth/v1/factors/${other.factorId}`
const othersAccount = ({ other }: Callers) => `/auth/v1/admin/users/${other.userId}`
const spareAccount = ({ spare }: Callers) => `/auth/v1/admin/users/${spare.userId}`

export const authCases = cases('', {
  'POST /auth/v1/signup': [everyone(200), body(() => ({ email: freshEmail(), password: PASSWORD }))],
  'POST /auth/v1/token': [
    everyone(200),
    ({ other }) => ({
      path: '/auth/v1/token?grant_type=password',
      body: { email: other.email, password: PASSWORD },
    }),
  ],
  'POST /auth/v1/verify': [everyone(403), body(() => ({ type: 'recovery', token_hash: randomUUID() }))],
  'GET /auth/v1/verify': [everyone(303), path('/auth/v1/verify?type=recovery&token=unknown')],
  'POST /auth/v1/recover': [everyone(200), body(() => ({ email: freshEmail() }))],
  'POST /auth/v1/resend': [everyone(200), body(() => ({ type: 'signup', email: freshEmail() }))],
  'POST /auth/v1/otp': [everyone(200), body(() => ({ email: freshEmail(), create_user: false }))],
  'GET /auth/v1/user': [users(200)],
  'PUT /auth/v1/user': [users(200), body({ data: { nickname: 'Ada' } })],
  'POST /auth/v1/logout': [users(204), path('/auth/v1/logout?scope=local')],
  'GET /auth/v1/reauthenticate': [users(200)],
  'GET /auth/v1/authorize': [everyone(400)],
  'GET /auth/v1/user/identities/authorize': [users(400)],
  'DELETE /auth/v1/user/identities/:id': [
    users(422),
    path(({ other }) => `/auth/v1/user/identities/${other.identityId}`),
  ],
  'GET /auth/v1/health': [everyone(200)],
  'GET /auth/v1/settings': [everyone(200)],
  'GET /auth/v1/.well-known/jwks.json': [everyone(200)],

  'POST /auth/v1/factors': [users(200), body(() => ({ factor_type: 'totp', friendly_name: randomUUID() }))],
  'GET /auth/v1/factors/recovery-codes': [users(404)],
  'POST /auth/v1/factors/recovery-codes': [users(403)],
  'POST /auth/v1/factors/recovery-codes/regenerate': [users(403)],
  'DELETE /auth/v1/factors/recovery-codes': [users(403)],
  'POST /auth/v1/factors/recovery-codes/verify': [users(422), body({ code: 'a'.repeat(16) })],
  'POST /auth/v1/factors/:id/challenge': [
    users(404),
    path((callers) => `${othersFactor(callers)}/challenge`),
  ],
  'POST /auth/v1/factors/:id/verify': [
    users(404),
    path((callers) => `${othersFactor(callers)}/verify`, { challenge_id: randomUUID(), code: '123456' }),
  ],
  'DELETE /auth/v1/factors/:id': [users(404), path(othersFactor)],

  'GET /auth/v1/passkeys': [users(200)],
  'POST /auth/v1/passkeys/registration/options': [users(200)],
  'POST /auth/v1/passkeys/registration/verify': [users(400), passkey],
  'POST /auth/v1/passkeys/authentication/options': [everyone(200)],
  'POST /auth/v1/passkeys/authentication/verify': [everyone(400), passkey],
  'PATCH /auth/v1/passkeys/:id': [users(404), path(ownPasskey, { friendly_name: 'Mine' })],
  'DELETE /auth/v1/passkeys/:id': [users(404), path(ownPasskey)],

  'GET /auth/v1/admin/users': [services(200)],
  'POST /auth/v1/admin/users': [services(200), body(() => ({ email: freshEmail() }))],
  'GET /auth/v1/admin/users/:id': [services(200), path(othersAccount)],
  'PUT /auth/v1/admin/users/:id': [services(200), path(spareAccount, { user_metadata: { nickname: 'Ada' } })],
  'DELETE /auth/v1/admin/users/:id': [services(200), path(spareAccount)],
  'GET /auth/v1/admin/users/:id/factors': [services(200), path((all) => `${othersAccount(all)}/factors`)],
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': [
    services(404),
    path((callers) => `${othersAccount(callers)}/factors/${randomUUID()}`),
  ],
  'GET /auth/v1/admin/users/:id/passkeys': [services(200), path((all) => `${othersAccount(all)}/passkeys`)],
  'DELETE /auth/v1/admin/users/:id/passkeys/:passkeyId': [
    services(404),
    path((callers) => `${othersAccount(callers)}/passkeys/${randomUUID()}`),
  ],
  'POST /auth/v1/invite': [services(200), body(() => ({ email: freshEmail() }))],
  'POST /auth/v1/admin/generate_link': [
    services(200),
    body(({ other }) => ({ type: 'recovery', email: other.email })),
  ],
})
