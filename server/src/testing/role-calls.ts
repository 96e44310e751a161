import { randomUUID } from 'node:crypto'
import { courseImages } from '@course/content/course/images'
import { pagePaths } from '@course/contract/paths'
import { freshEmail, PASSWORD } from './accounts.ts'

export const ROLES = [
  'visitor',
  'signed-up',
  'paid customer',
  'support',
  'administrator',
  'owner',
  'service',
] as const
export type Role = (typeof ROLES)[number]
type PerRole<Value> = readonly [Value, Value, Value, Value, Value, Value, Value]

/** What each of visitor, signed-up, paid customer, administrators (the owner is one) and service gets; support gets what a signed-up user does. */
const byKind = <Value>(
  visitor: Value,
  signedUp: Value,
  paid: Value,
  administrator: Value,
  service: Value,
): PerRole<Value> => [visitor, signedUp, paid, signedUp, administrator, administrator, service]

/** Who calls, and somebody else whose things are there to be found. */
export type Callers = {
  me: { userId: string; email: string }
  other: { userId: string; email: string; identityId: string; factorId: string }
  /** An account that nothing else needs. */
  spare: { userId: string }
}

export type Sent = { path?: string; body?: unknown; headers?: Record<string, string> }

export type RoleCall = {
  /** The status each role gets, in the order of ROLES. */
  status: PerRole<number>
  /** What is asked; without it the route's own address, and no body. */
  send?: (callers: Callers) => Sent
  /** What there is to see in the answer, where that depends on who asks; null where nothing is answered. */
  seen?: { of: (body: never) => unknown; by: PerRole<unknown> }
}

const everybody = (status: number) => byKind(status, status, status, status, status)
const users = (status: number) => byKind(401, status, status, status, 401)
const administrators = (status: number) => byKind(401, 403, 403, status, 403)
const services = (status: number) => byKind(401, 403, 403, 403, status)
/** Everybody on the team, support too. */
const team = (status: number): PerRole<number> => [401, 403, 403, status, status, status, 403]
const owner = (status: number): PerRole<number> => [401, 403, 403, 403, 403, status, 403]

const rows = (body: readonly unknown[]) => body.length
const [picture] = courseImages()
const upload = () => ({
  path: `/storage/v1/object/images/${randomUUID()}.png`,
  body: 'bytes',
  headers: { 'content-type': 'image/png' },
})

const tables: Record<string, RoleCall> = {
  'GET /rest/v1/paid_customers': { status: users(200), seen: { of: rows, by: byKind(null, 0, 1, 0, null) } },
  'UPSERT /rest/v1/paid_customers': {
    status: byKind(401, 403, 200, 403, 401),
    send: ({ me }) => ({ body: { customer_id: me.userId, certificate_downloaded: true, paid_amount: 0 } }),
  },
  'GET /rest/v1/payment_events': { status: administrators(200) },
  'GET /rest/v1/alarms': { status: administrators(200) },
  'GET /rest/v1/quiz_results': { status: users(200), seen: { of: rows, by: byKind(null, 0, 0, 0, null) } },
  'INSERT /rest/v1/quiz_results': {
    status: users(201),
    send: ({ me }) => ({ body: { user_id: me.userId, lesson_id: 'lesson1', answers: ['0', '0'] } }),
  },
  'GET /rest/v1/course_completions': {
    status: users(200),
    seen: { of: rows, by: byKind(null, 0, 0, 0, null) },
  },
  'UPSERT /rest/v1/course_completions': {
    status: byKind(401, 403, 201, 201, 401),
    send: ({ me }) => ({
      body: { customer_id: me.userId, course_id: 'intro-change-management', completed_lessons: 1 },
    }),
  },
  'GET /rest/v1/lesson_content': { status: everybody(200), seen: { of: rows, by: byKind(0, 0, 3, 13, 0) } },
  'UPSERT /rest/v1/lesson_content': {
    status: administrators(200),
    send: () => ({ body: { lesson_id: 'lesson1', page_number: 1, content: '<p>New</p>' } }),
  },
  // Somebody else has said something: only the administrator reads it.
  'GET /rest/v1/feedback': { status: users(200), seen: { of: rows, by: byKind(null, 0, 0, 1, null) } },
  'INSERT /rest/v1/feedback': {
    status: users(201),
    send: ({ me }) => ({ body: { customer_id: me.userId, email: me.email, star_rating: 5 } }),
  },
  'GET /rest/v1/policy_content': { status: everybody(200), seen: { of: rows, by: byKind(2, 2, 2, 2, 2) } },
  'INSERT /rest/v1/policy_content': {
    status: administrators(201),
    send: () => ({ body: { policy_type: 'terms', content: '<p>New</p>' } }),
  },
  'GET,POST /rest/v1/rpc/is_admin': {
    status: everybody(200),
    seen: { of: (body: boolean) => body, by: byKind(false, false, false, true, false) },
  },
  '* /rest/v1/rpc/:name': { status: everybody(404), send: () => ({ path: '/rest/v1/rpc/drop_all' }) },
  '* /rest/v1/:table': { status: everybody(404), send: () => ({ path: '/rest/v1/users' }) },
}

const functions: Record<string, RoleCall> = {
  // Everybody may ask; what is asked for here is refused as it would be to a customer.
  'POST /functions/v1/solve-alarm': {
    status: administrators(404),
    send: () => ({ body: { kind: 'payment.refused', subject: 'cs_test_none', repair: false } }),
  },
  'POST /functions/v1/create-checkout': { status: everybody(400), send: () => ({ body: { email: 'none' } }) },
  'POST /functions/v1/verify-payment': { status: everybody(404), send: () => ({ body: { sessionId: 'x' } }) },
  'POST /functions/v1/quiz-questions': {
    status: users(200),
    send: () => ({ body: { lessonId: 'lesson1' } }),
  },
  'POST /functions/v1/certificate': {
    status: users(200),
    seen: {
      of: ({ state }: { state: string }) => state,
      by: byKind(undefined, 'unfinished', 'unfinished', 'specimen', undefined),
    },
  },
  'POST /functions/v1/issue-certificate': {
    status: users(403),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01' } }),
  },
  'POST /functions/v1/correct-certificate': {
    status: users(404),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01', revision: 1 } }),
  },
  'POST /functions/v1/certificate-pdf': {
    status: byKind(401, 404, 404, 200, 401),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01' } }),
  },
  'POST /functions/v1/track-visit': { status: everybody(200) },
  'POST /functions/v1/client-error': {
    status: everybody(200),
    send: () => ({ body: { message: 'Error: broken', frames: [], page: '/welcome' } }),
  },
  'POST /functions/v1/admin-stats': { status: team(200) },
  'POST /functions/v1/office-me': {
    status: everybody(200),
    seen: {
      of: ({ data }: { data: { role: string | null } }) => data.role,
      by: [null, null, null, 'support', 'administrator', 'owner', null],
    },
  },
  'POST /functions/v1/office-join': {
    status: users(404),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-team': { status: administrators(200) },
  'POST /functions/v1/office-team-invite': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), email: freshEmail(), role: 'support' } }),
  },
  'POST /functions/v1/office-team-role': {
    status: administrators(404),
    send: ({ other }) => ({
      body: {
        operationId: randomUUID(),
        accountId: other.userId,
        role: 'administrator',
        expected: 'support',
        reason: 'test',
      },
    }),
  },
  'POST /functions/v1/office-team-remove': {
    status: administrators(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, expected: 'support', reason: 'test' },
    }),
  },
  'POST /functions/v1/office-team-hand-over': {
    status: owner(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, reason: 'test' },
    }),
  },
  'POST /functions/v1/office-log': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-log-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-payments': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-revenue': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-payments-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), list: 'refunds' } }),
  },
  'POST /functions/v1/office-refund': {
    status: administrators(404),
    send: () => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        purchaseId: randomUUID(),
        amount: 100,
        cause: null,
        expected: 100,
      },
    }),
  },
  'POST /functions/v1/office-alarms': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-alarm-aside': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null, days: 7 } }),
  },
  'POST /functions/v1/office-alarm-resume': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-overview': {
    status: team(200),
    // Support sees no amounts.
    seen: {
      of: ({ data }: { data: { now: { revenue: number | null } } }) => data.now.revenue !== null,
      by: [null, null, null, false, true, true, null],
    },
  },
  'POST /functions/v1/office-funnel': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-mails': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-mail-try': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-mail-stop': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: 0 } }),
  },
  'POST /functions/v1/office-mail-anew': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-quizzes': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-quiz': { status: team(200), send: () => ({ body: { lesson: 'lesson1' } }) },
  'POST /functions/v1/office-feedback': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-feedback-read': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-feedback-unread': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-feedback-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-customers': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-customers-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), q: 'nobody' } }),
  },
  'POST /functions/v1/office-customer': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-story': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-attempts': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-payments': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-mails': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-note-add': {
    status: team(200),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, text: 'x', followUp: null },
    }),
  },
  'POST /functions/v1/office-note-follow-up': {
    status: team(409),
    send: ({ other }) => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        id: other.userId,
        noteId: randomUUID(),
        followUp: null,
        expected: null,
      },
    }),
  },
  'POST /functions/v1/office-note-delete': {
    status: team(409),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, noteId: randomUUID() },
    }),
  },
  'POST /functions/v1/office-customer-set-password': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-link': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-email': {
    status: administrators(404),
    send: () => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        id: randomUUID(),
        email: freshEmail(),
        expected: 'x',
      },
    }),
  },
  'POST /functions/v1/office-customer-give-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/office-customer-end-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/office-customer-factor': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-erase': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'x' } }),
  },
  'POST /functions/v1/office-customer-data': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-sign-out': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  '* /functions/v1/:name': { status: everybody(405), send: () => ({ path: '/functions/v1/admin-stats' }) },
}

const storage: Record<string, RoleCall> = {
  'GET,HEAD /storage/v1/object/public/:bucket/*': {
    status: everybody(200),
    send: () => ({ path: `/storage/v1/object/public/images/${picture?.name}` }),
  },
  'GET,HEAD /storage/v1/object/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/images/${picture?.name}` }),
  },
  'GET,HEAD /storage/v1/object/authenticated/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/authenticated/images/${picture?.name}` }),
  },
  'GET /storage/v1/bucket': { status: administrators(200) },
  'GET /storage/v1/bucket/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/bucket/images' }),
  },
  'POST /storage/v1/object/:bucket/*': { status: administrators(200), send: upload },
  'PUT /storage/v1/object/:bucket/*': { status: administrators(200), send: upload },
  'POST /storage/v1/object/list/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/list/images', body: { prefix: '' } }),
  },
  'DELETE /storage/v1/object/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/images', body: { prefixes: ['old.png'] } }),
  },
}

const accounts: Record<string, RoleCall> = {
  'POST /auth/v1/signup': {
    status: everybody(200),
    send: () => ({ body: { email: freshEmail(), password: PASSWORD } }),
  },
  'POST /auth/v1/token': {
    status: everybody(200),
    send: ({ other }) => ({
      path: '/auth/v1/token?grant_type=password',
      body: { email: other.email, password: PASSWORD },
    }),
  },
  'POST /auth/v1/verify': {
    status: everybody(403),
    send: () => ({ body: { type: 'recovery', token_hash: randomUUID() } }),
  },
  'GET /auth/v1/verify': {
    status: everybody(303),
    send: () => ({ path: '/auth/v1/verify?type=recovery&token=unknown' }),
  },
  'POST /auth/v1/recover': { status: everybody(200), send: () => ({ body: { email: freshEmail() } }) },
  'POST /auth/v1/resend': {
    status: everybody(200),
    send: () => ({ body: { type: 'signup', email: freshEmail() } }),
  },
  'POST /auth/v1/otp': {
    status: everybody(200),
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
  // Somebody else's authenticator is none at all.
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
  'GET /auth/v1/authorize': { status: everybody(400) },
  'GET /auth/v1/user/identities/authorize': { status: users(400) },
  'DELETE /auth/v1/user/identities/:id': {
    status: users(422),
    send: ({ other }) => ({ path: `/auth/v1/user/identities/${other.identityId}` }),
  },
  'GET /auth/v1/health': { status: everybody(200) },
  'GET /auth/v1/settings': { status: everybody(200) },
  'GET /auth/v1/.well-known/jwks.json': { status: everybody(200) },
}

const operatorsAccounts: Record<string, RoleCall> = {
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
  'POST /auth/v1/invite': { status: services(200), send: () => ({ body: { email: freshEmail() } }) },
  'POST /auth/v1/admin/generate_link': {
    status: services(200),
    send: ({ other }) => ({ body: { type: 'recovery', email: other.email } }),
  },
}

const machinery: Record<string, RoleCall> = {
  'POST /webhooks/card': { status: everybody(400), send: () => ({ body: { id: 'evt_unsigned' } }) },
  'GET /healthz': { status: everybody(200) },
  'GET /readyz': { status: everybody(200) },
  'GET /metrics': { status: everybody(200) },
  'GET /dev/mailbox': { status: everybody(200) },
  'GET /dev/mailbox/:id': { status: everybody(404), send: () => ({ path: '/dev/mailbox/none' }) },
  'GET /dev/mailbox/:id/html': { status: everybody(404), send: () => ({ path: '/dev/mailbox/none/html' }) },
}

const web: Record<string, RoleCall> = {
  ...Object.fromEntries(pagePaths.map((path) => [`GET ${path}`, { status: everybody(200) }])),
  'GET /robots.txt': { status: everybody(200) },
  'GET /assets/*': { status: everybody(200), send: () => ({ path: '/assets/app.js' }) },
}

/**
 * Every call that the server answers, and what each role gets. A table's operations are `GET`, `INSERT` and `UPSERT`;
 * what a table does not declare needs no line here, since it is refused to everybody.
 */
export const roleCalls: Record<string, RoleCall> = {
  ...tables,
  ...functions,
  ...storage,
  ...accounts,
  ...operatorsAccounts,
  ...machinery,
  ...web,
}
