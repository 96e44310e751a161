import { randomUUID } from 'node:crypto'

type CallOptions = { body?: unknown; token?: string; cookie?: string }

/** Somebody who buys and learns at a running site over plain HTTP. Whatever the site refuses is thrown. */
export type Learner = Awaited<ReturnType<typeof buyCourse>>

const CLIENT_KEY = 'public-course-client'
const GOOD_CARD = '4242424242424242'

/** Buys with a test card, signs in with the temporary password, and returns who that is. */
export async function buyCourse(siteUrl: string, sandboxUrl: string, email: string, address?: string) {
  const ask = requests(siteUrl, address)
  const opened = await ask('/functions/v1/create-checkout', { body: { email } })
  const { clientSecret } = (await opened.json()) as { clientSecret: string }
  const sessionId = clientSecret.split('_secret_')[0]!
  await requests(sandboxUrl)(`/control/api/sessions/${sessionId}/pay`, {
    body: { card: GOOD_CARD, authenticate: 'complete' },
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0]
  const verified = await ask('/functions/v1/verify-payment', { body: { sessionId }, cookie })
  const { tempPassword } = (await verified.json()) as { tempPassword?: string }
  if (!tempPassword) throw new Error(`${email} has paid and got no password`)
  return { email, password: tempPassword, ...(await signIn(siteUrl, email, tempPassword, address)) }
}

export async function signIn(siteUrl: string, email: string, password: string, address?: string) {
  const ask = requests(siteUrl, address)
  const response = await ask('/auth/v1/token?grant_type=password', { body: { email, password } })
  const { access_token: token, user } = (await response.json()) as {
    access_token: string
    user: { id: string }
  }
  return {
    /** The text of the first lesson; empty for those who have not paid. */
    async readLesson(): Promise<string> {
      const answered = await ask('/rest/v1/lesson_content?select=content&lesson_id=eq.lesson1', { token })
      return ((await answered.json()) as { content: string }[]).map(({ content }) => content).join('\n')
    },
    /** Answers the first lesson's quiz, and says how many answers were right and how many there are. */
    async takeQuiz(): Promise<{ score: number; total_questions: number }> {
      const answered = await ask('/rest/v1/quiz_results?select=*', {
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
      return ((await answered.json()) as { score: number; total_questions: number }[])[0]!
    },
  }
}

/** @param address Where the requests come from, for a site that trusts what is in front of it. */
function requests(url: string, address?: string) {
  return async (path: string, { body, token, cookie }: CallOptions = {}): Promise<Response> => {
    const response = await fetch(url + path, {
      headers: {
        apikey: CLIENT_KEY,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        ...(address && { 'x-forwarded-for': address }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${url}${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
}
