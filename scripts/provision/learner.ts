import { randomUUID } from 'node:crypto'

type CallOptions = { body?: unknown; token?: string; cookie?: string }

/** A simulated customer who buys and learns over plain HTTP. Throws on every error response. */
export type Learner = Awaited<ReturnType<typeof buyCourse>>

const CLIENT_KEY = 'public-course-client'
const GOOD_CARD = '4242424242424242'

/** Buys with a test card and signs in with the temporary password. */
export async function buyCourse(siteUrl: string, sandboxUrl: string, email: string, ipAddress?: string) {
  const request = createClient(siteUrl, ipAddress)
  const opened = await request('/functions/v1/create-checkout', { body: { email } })
  const { clientSecret } = (await opened.json()) as { clientSecret: string }
  const sessionId = clientSecret.split('_secret_')[0]!
  await createClient(sandboxUrl)(`/control/api/sessions/${sessionId}/pay`, {
    body: { card: GOOD_CARD, authenticate: 'complete' },
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0]
  const verified = await request('/functions/v1/verify-payment', { body: { sessionId }, cookie })
  const { tempPassword } = (await verified.json()) as { tempPassword?: string }
  if (!tempPassword) throw new Error(`${email} has paid but got no password`)
  return { email, password: tempPassword, ...(await signIn(siteUrl, email, tempPassword, ipAddress)) }
}

export async function signIn(siteUrl: string, email: string, password: string, ipAddress?: string) {
  const request = createClient(siteUrl, ipAddress)
  const response = await request('/auth/v1/token?grant_type=password', { body: { email, password } })
  const { access_token: token, user } = (await response.json()) as {
    access_token: string
    user: { id: string }
  }
  return {
    /** The text of the first lesson. Empty without access. */
    async readLesson(): Promise<string> {
      const response = await request('/rest/v1/lesson_content?select=content&lesson_id=eq.lesson1', { token })
      return ((await response.json()) as { content: string }[]).map(({ content }) => content).join('\n')
    },
    /** Submits the quiz of the first lesson and returns the score. */
    async takeQuiz(): Promise<{ score: number; total_questions: number }> {
      const response = await request('/rest/v1/quiz_results?select=*', {
        token,
        body: {
          user_id: user.id,
          lesson_id: 'lesson1',
          answers: ['0', '1', '2', '3', '0'],
          score: 0,
          total_questions: 5,
          attempt_id: randomUUID(),
        },
      })
      return ((await response.json()) as { score: number; total_questions: number }[])[0]!
    },
  }
}

/** @param ipAddress Simulated IP address of the client, for a site that trusts its proxy. */
function createClient(url: string, ipAddress?: string) {
  return async (path: string, { body, token, cookie }: CallOptions = {}): Promise<Response> => {
    const response = await fetch(url + path, {
      headers: {
        apikey: CLIENT_KEY,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        ...(ipAddress && { 'x-forwarded-for': ipAddress }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${url}${path} returned ${response.status}: ${await response.text()}`)
    return response
  }
}
