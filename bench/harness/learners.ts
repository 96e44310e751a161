import { createHmac } from 'node:crypto'

export const JWT_SECRET = 'a secret that only the benchmark uses'
/** The issuer in the tokens. The actual port of a site differs. */
export const SITE_URL = 'http://localhost:3000'
/** Spreads up to a million ids over the whole range. */
export const ID_STEP = 4096

/** The learner with this number, starting at 1. The token is signed here, because thousands of sign-ins would take minutes. */
export function learner(number: number) {
  const id = `${(number * ID_STEP).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
  const email = `learner-${number}@bench.test`
  return {
    id,
    email,
    token: signToken({ role: 'authenticated', sub: id, session_id: id, email, aal: 'aal1' }),
  }
}

/** The first learner, see `seedSql`. */
export const administrator = learner(1)

/** As many learners as asked, spread over all of them, in an order in which neighbors are not neighbors in the tables. */
export function sampleLearners(count: number, all: number) {
  const step = all / count
  // 619 is prime, so that every position occurs once.
  return Array.from({ length: count }, (_, index) => learner(1 + Math.floor(((index * 619) % count) * step)))
}

/** The request that submits a short quiz. */
export const quizAttempt = ({ id, token }: ReturnType<typeof learner>) => ({
  ...{ token, path: '/rest/v1/quiz_results' },
  body: { user_id: id, lesson_id: 'lesson1', answers: ['0', '1'] },
})

function signToken(claims: Record<string, unknown>): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 6 * 3600
  const payload = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    ...claims,
    ...{ iss: `${SITE_URL}/auth/v1`, aud: 'authenticated', exp },
  })}`
  return `${payload}.${createHmac('sha256', JWT_SECRET).update(payload).digest('base64url')}`
}
