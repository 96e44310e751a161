import { randomUUID } from 'node:crypto'
import { freshEmail, PASSWORD } from '../accounts.ts'
import { everyone, type PermissionCase, services, users } from './roles.ts'

const credential = { id: 'x', response: { clientDataJSON: 'x' } }

export const accounts: Record<string, PermissionCase> = {
  'POST /auth/v1/signup': {
    status: everyone(200),
    send: () => ({ body: { email: freshEmail(), password: PASSWORD } }),
  },
  'POST /auth/v1/token': {
    status: everyone(200),
    send: ({ other }) => ({
      path: '/auth/v1/token?grant_type=password',
      body: { email: other.email, password: PASSWORD },
    }),
  },
  'POST /auth/v1/verify': {
    status: everyone(403),
    send: () => ({ body: { type: 'recovery', token_hash: randomUUID() } }),
  },
  'GET /auth/v1/verify': {
    status: everyone(303),
    send: () => ({ path: '/auth/v1/verify?type=recovery&token=unknown' }),
  },
  'POST /auth/v1/recover': { status: everyone(200), send: () => ({ body: { email: freshEmail() } }) },
  'POST /auth/v1/resend': {
    status: everyone(200),
    send: () => ({ body: { type: 'signup', email: freshEmail() } }),
  },
  'POST /auth/v1/otp': {
    status: everyone(200),
    send: () => ({ body: { email: freshEmail(), create_user: false } }),
  },
  'GET /auth/v1/user': { status: users(200) },
  'PUT /auth/v1/user': { status: users(200), send: () => ({ body: { data: { nickname: 'Ada' } } }) },
  'POST /auth/v1/logout': {
    status: users(204),
    send: () => ({ path: '/auth/v1/logout?scope=local' }),
  },
  'GET /auth/v1/reauthenticate': { status: users(200) },
  'POST /auth/v1/factors': {
    status: users(200),
    send: () => ({ body: { factor_type: 'totp', friendly_name: randomUUID() } }),
  },
  'GET /auth/v1/factors/recovery-codes': { status: users(404) },
  'POST /auth/v1/factors/recovery-codes': { status: users(403) },
  'POST /auth/v1/factors/recovery-codes/regenerate': { status: users(403) },
  'DELETE /auth/v1/factors/recovery-codes': { status: users(403) },
  'POST /auth/v1/factors/recovery-codes/verify': {
    status: users(422),
    send: () => ({ body: { code: 'a'.repeat(16) } }),
  },
  'GET /auth/v1/passkeys': { status: users(200) },
  'POST /auth/v1/passkeys/registration/options': { status: users(200) },
  'POST /auth/v1/passkeys/registration/verify': {
    status: users(400),
    send: () => ({ body: { challenge_id: randomUUID(), credential } }),
  },
  'POST /auth/v1/passkeys/authentication/options': { status: everyone(200) },
  'POST /auth/v1/passkeys/authentication/verify': {
    status: everyone(400),
    send: () => ({ body: { challenge_id: randomUUID(), credential } }),
  },
  'PATCH /auth/v1/passkeys/:id': {
    status: users(404),
    send: () => ({ path: `/auth/v1/passkeys/${randomUUID()}`, body: { friendly_name: 'Mine' } }),
  },
  'DELETE /auth/v1/passkeys/:id': {
    status: users(404),
    send: () => ({ path: `/auth/v1/passkeys/${randomUUID()}` }),
  },
  // Another user's authenticator is not found.
  'POST /auth/v1/factors/:id/challenge': {
    status: users(404),
    send: ({ other }) => ({ path: `/auth/v1/factors/${other.factorId}/challenge` }),
  },
  'POST /auth/v1/factors/:id/verify': {
    status: users(404),
    send: ({ other }) => ({
      path: `/auth/v1/factors/${other.factorId}/verify`,
      body: { challenge_id: randomUUID(), code: '123456' },
    }),
  },
  'DELETE /auth/v1/factors/:id': {
    status: users(404),
    send: ({ other }) => ({ path: `/auth/v1/factors/${other.factorId}` }),
  },
  'GET /auth/v1/authorize': { status: everyone(400) },
  'GET /auth/v1/user/identities/authorize': { status: users(400) },
  'DELETE /auth/v1/user/identities/:id': {
    status: users(422),
    send: ({ other }) => ({ path: `/auth/v1/user/identities/${other.identityId}` }),
  },
  'GET /auth/v1/health': { status: everyone(200) },
  'GET /auth/v1/settings': { status: everyone(200) },
  'GET /auth/v1/.well-known/jwks.json': { status: everyone(200) },
}

export const serviceAccounts: Record<string, PermissionCase> = {
  'GET /auth/v1/admin/users': { status: services(200) },
  'POST /auth/v1/admin/users': { status: services(200), send: () => ({ body: { email: freshEmail() } }) },
  'GET /auth/v1/admin/users/:id': {
    status: services(200),
    send: ({ other }) => ({ path: `/auth/v1/admin/users/${other.userId}` }),
  },
  'PUT /auth/v1/admin/users/:id': {
    status: services(200),
    send: ({ spare }) => ({
      path: `/auth/v1/admin/users/${spare.userId}`,
      body: { user_metadata: { nickname: 'Ada' } },
    }),
  },
  'DELETE /auth/v1/admin/users/:id': {
    status: services(200),
    send: ({ spare }) => ({ path: `/auth/v1/admin/users/${spare.userId}` }),
  },
  'GET /auth/v1/admin/users/:id/factors': {
    status: services(200),
    send: ({ other }) => ({ path: `/auth/v1/admin/users/${other.userId}/factors` }),
  },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': {
    status: services(404),
    send: ({ other }) => ({ path: `/auth/v1/admin/users/${other.userId}/factors/${randomUUID()}` }),
  },
  'GET /auth/v1/admin/users/:id/passkeys': {
    status: services(200),
    send: ({ other }) => ({ path: `/auth/v1/admin/users/${other.userId}/passkeys` }),
  },
  'DELETE /auth/v1/admin/users/:id/passkeys/:passkeyId': {
    status: services(404),
    send: ({ other }) => ({ path: `/auth/v1/admin/users/${other.userId}/passkeys/${randomUUID()}` }),
  },
  'POST /auth/v1/invite': { status: services(200), send: () => ({ body: { email: freshEmail() } }) },
  'POST /auth/v1/admin/generate_link': {
    status: services(200),
    send: ({ other }) => ({ body: { type: 'recovery', email: other.email } }),
  },
}
