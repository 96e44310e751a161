import { createHmac } from 'node:crypto'
import { courseId } from '@course/contract/learning/progress'
import { lessonIds, totalLessons } from '@course/contract/lessons'
import type { Dialect } from './dialect.ts'
import { JWT_SECRET, SITE_URL } from './settings.ts'

export interface Learner {
  id: string
  email: string
  /** Signed here, because signing in thousands of users would take minutes. */
  token: string
}

const CREATED_AT = `'2026-01-01T00:00:00.000Z'`
/** Used for sessions, because the cleanup at start-up deletes old ones. */
const NOW = `'${new Date().toISOString()}'`
/** Spreads up to a million ids over the whole range. */
const SPREAD = 4096

/** The learner with this number. Numbers start at 1. */
export function learner(number: number): Learner {
  const id = `${(number * SPREAD).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
  const email = `learner-${number}@bench.test`
  return {
    id,
    email,
    token: signToken({ role: 'authenticated', sub: id, session_id: id, email, aal: 'aal1' }),
  }
}

export const firstLearners = (count: number): Learner[] =>
  Array.from({ length: count }, (_, index) => learner(index + 1))

export const idOf = (dialect: Dialect) => `${dialect.hex(`n * ${SPREAD}`)} || '-0000-4000-8000-000000000000'`

/** Confirmed accounts with the session of their token. All have the password of the owner, the only existing account. */
export const addAccounts = (dialect: Dialect, count: number): string => `
  insert into users (id, identity_id, email, password_hash, email_confirmed_at, user_metadata, app_metadata,
                     created_at, updated_at)
  select ${idOf(dialect)}, ${idOf(dialect)}, 'learner-' || n || '@bench.test',
         (select password_hash from users where password_hash is not null),
         ${CREATED_AT}, '{"email_verified":true}', '{"provider":"email","providers":["email"]}', ${CREATED_AT}, ${CREATED_AT}
  from ${dialect.numbers(count)};
  insert into sessions (id, user_id, aal, amr, refresh_counter, recent_rotations, refreshed_at, created_at)
  select ${idOf(dialect)}, ${idOf(dialect)}, 'aal1', '[]', 0, '[]', ${NOW}, ${NOW}
  from ${dialect.numbers(count)}`

export const addPayments = (dialect: Dialect, count: number): string => `
  insert into paid_customers (customer_id, email, certificate_downloaded, paid_amount, created_at)
  select ${idOf(dialect)}, 'learner-' || n || '@bench.test', 0, 29900, ${CREATED_AT}
  from ${dialect.numbers(count)};
  insert into purchases (id, session_id, customer_id, made_account, email, amount, currency, state, version, provider_fingerprint,
                         created_at)
  select ${idOf(dialect)}, 'cs_test_bench_' || n, ${idOf(dialect)}, 1, 'learner-' || n || '@bench.test', 29900, 'usd',
         'active', 1, '', ${CREATED_AT}
  from ${dialect.numbers(count)}`

/** All learners have completed all lessons. */
export const addCompletions = (dialect: Dialect, count: number): string => `
  insert into course_completions (customer_id, course_id, completed_lessons, total_lessons, status, completed_at)
  select ${idOf(dialect)}, '${courseId}', ${totalLessons}, ${totalLessons}, 'completed', ${CREATED_AT}
  from ${dialect.numbers(count)}`

/** One passed quiz per lesson and account. */
export const addResults = (dialect: Dialect, count: number): string => `
  insert into quiz_results (id, user_id, attempt_id, lesson_id, answers, score, total_questions, created_at)
  select ${idOf(dialect)} || lesson_id, ${idOf(dialect)}, lesson_id, lesson_id, '["0","1"]', 2, 2, ${CREATED_AT}
  from ${dialect.numbers(count)}
  cross join (${lessonIds.map((id) => `select '${id}' as lesson_id`).join(' union all ')}) as lessons`

export const addCertificates = (dialect: Dialect, count: number): string => `
  insert into certificates (number, customer_id, course_id, issued_at)
  select ${idOf(dialect)}, ${idOf(dialect)}, '${courseId}', ${CREATED_AT}
  from ${dialect.numbers(count)}`

/** One revision per certificate. */
export const addCertificateRevisions = (dialect: Dialect, count: number): string => `
  insert into certificate_revisions (number, revision, student_name, completion_date, issued_at, reason)
  select ${idOf(dialect)}, 1, 'Žofie Learner ' || n, '2026-01-01', ${CREATED_AT}, 'issued'
  from ${dialect.numbers(count)}`

function signToken(claims: Record<string, unknown>): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const standard = { iss: `${SITE_URL}/auth/v1`, aud: 'authenticated', exp }
  const payload = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, ...standard })}`
  return `${payload}.${createHmac('sha256', JWT_SECRET).update(payload).digest('base64url')}`
}
