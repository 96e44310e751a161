import { randomUUID } from 'node:crypto'
import { freshEmail, PASSWORD } from '../accounts.ts'
import { softAuthenticator } from '../authenticator.ts'
import { fetchSession, type Session, sendJson } from '../send-json.ts'
import type { Senders, Targets } from './requests.ts'

type Challenge = { challenge_id: string; options: { challenge: string } }

/** Creates accounts of every role over HTTP, because the site runs in another process. */
export async function openAccounts(url: string, service: string) {
  const post = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
    const response = await sendJson<Body>(url + path, { body, ...(token && { token }) })
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`)
    return response.body
  }
  const senderOf = ({ access_token: token, user: { id: userId, email } }: Session) => ({
    token,
    userId,
    email,
  })
  const signIn = async (email: string) => senderOf(await fetchSession(url, { email, password: PASSWORD }))
  const createAccount = async () => {
    const account = { email: freshEmail(), password: PASSWORD, email_confirm: true }
    await post('/auth/v1/admin/users', account, service)
    return signIn(account.email)
  }

  // A passkey, because administrators need a second factor after three sign-ins.
  const passkey = softAuthenticator()
  const { token } = await signIn('admin@example.com')
  const begun = await post<Challenge>('/auth/v1/passkeys/registration/options', {}, token)
  const credential = passkey.create(begun.options)
  await post('/auth/v1/passkeys/registration/verify', { challenge_id: begun.challenge_id, credential }, token)

  const signInOwner = async () => {
    const { challenge_id, options } = await post<Challenge>('/auth/v1/passkeys/authentication/options', {})
    const verification = { challenge_id, credential: passkey.get(options) }
    return senderOf(await post<Session>('/auth/v1/passkeys/authentication/verify', verification))
  }

  return {
    /** Signs in the owner again and creates an account of every other role. */
    async next(): Promise<{ senders: Senders; targets: Targets }> {
      const owner = await signInOwner()
      const act = (name: string, body: object, by = owner.token) =>
        post(`/functions/v1/${name}`, { operationId: randomUUID(), reason: 'fuzz', ...body }, by)
      const createStaff = async (role: 'support' | 'administrator') => {
        const member = await createAccount()
        await act('admin-staff-invite', { email: member.email, role })
        await act('admin-accept-invitation', {}, member.token)
        return member
      }
      const [user, customer, support, administrator, { userId, email }] = await Promise.all([
        createAccount(),
        createAccount(),
        createStaff('support'),
        createStaff('administrator'),
        createAccount(),
      ])
      await act('admin-customer-grant-access', { id: customer.userId, expected: 'none' })
      return {
        senders: {
          visitor: { ...user, token: undefined },
          'signed-up': user,
          'paid customer': customer,
          support,
          administrator,
          owner,
          service: { ...user, token: service },
        },
        targets: {
          other: { userId, email, identityId: randomUUID(), factorId: randomUUID(), planId: randomUUID() },
          spare: { userId: user.userId },
        },
      }
    },
  }
}
