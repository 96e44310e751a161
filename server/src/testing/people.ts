import { randomBytes } from 'node:crypto'
import type { InvitableRole } from '@course/contract/admin/admin'
import { publicClientKey } from '@course/contract/client-key'
import { AuthClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { createAccount, findAccount, type UserRow } from '../auth/index.ts'
import { insertSession, sessionResponse } from '../auth/sessions/open-session.ts'
import type { SalesSite } from '../sales/sales-site.ts'
import { acceptInvitation, inviteStaff } from '../staff/index.ts'
import { buyCourse } from './buy-course.ts'

/** A visitor or user: the official clients with this person's token, if signed in. */
export type Person = {
  auth: InstanceType<typeof AuthClient>
  rest: PostgrestClient
  functions: FunctionsClient
  /** A plain request with this person's token. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export type Member = Person & { userId: string; email: string; accessToken: string }

export function people(site: SalesSite, url: string) {
  const person = (accessToken?: string): Person => {
    const headers = {
      apikey: publicClientKey,
      authorization: `Bearer ${accessToken ?? publicClientKey}`,
    }
    return {
      auth: new AuthClient({
        url: `${url}/auth/v1`,
        headers: { apikey: publicClientKey },
        autoRefreshToken: false,
        persistSession: false,
        detectSessionInUrl: false,
      }),
      rest: new PostgrestClient(`${url}/rest/v1`, { headers }),
      functions: new FunctionsClient(`${url}/functions/v1`, { headers }),
      fetch: (path, init = {}) => fetch(url + path, { ...init, headers: { ...headers, ...init.headers } }),
    }
  }

  const member = async (user: UserRow): Promise<Member> => {
    const session = await site.db.transaction().execute((trx) => insertSession(trx, site, user, 'password'))
    const { access_token: accessToken } = await sessionResponse(site, session)
    return { ...person(accessToken), userId: user.id, email: user.email, accessToken }
  }

  const signedUp = async (email = `${randomBytes(6).toString('hex')}@learner.example`): Promise<Member> => {
    const user = await createAccount(site.db, site.clock, { email, emailVerified: true })
    if (!user) throw new Error(`${email} already has an account`)
    return member(user)
  }

  return {
    visitor: () => person(),
    /** The official clients with an access token from a real sign-in. */
    withToken: (accessToken: string) => person(accessToken),
    /** The same person with a new session, for after the clock was advanced beyond the old one. */
    signedInAgain: async ({ userId }: Member): Promise<Member> => {
      const user = await findAccount(site.db, userId)
      if (!user) throw new Error('the account is gone')
      return member(user)
    },
    /** A confirmed account without a purchase. */
    signedUp,
    /** An account that bought the course. */
    paidCustomer: async (email?: string): Promise<Member> => {
      const customer = await signedUp(email)
      await buyCourse(site, customer.email)
      return customer
    },
    /** A staff member who accepted an invitation. */
    staffMember: async (role: InvitableRole, email?: string): Promise<Member> => {
      const invited = await signedUp(email)
      await site.db.transaction().execute(async (trx) => {
        await inviteStaff(trx, site.clock, { accountId: invited.userId, role, by: invited.userId })
        await acceptInvitation(trx, site.clock, invited.userId)
      })
      return invited
    },
    /** The owner. */
    administrator: async (): Promise<Member> => {
      const user = await site.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', site.config.admin.email)
        .executeTakeFirst()
      return user ? member(user) : signedUp(site.config.admin.email)
    },
  }
}
