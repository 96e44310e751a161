import { type AuthResult, runAuthCall } from '../api/run-auth-call.ts'

/* Not in api.ts, so that the sign-in form does not load this code. */

/** Emails a link and a code to an existing account; never creates one. */
export function requestSignInMail(email: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const options = { shouldCreateUser: false, emailRedirectTo: `${window.location.origin}/welcome` }
    const { error } = await auth.signInWithOtp({ email, options })
    if (error) throw error
    return {}
  })
}

export function signInByCode(email: string, token: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const { error } = await auth.verifyOtp({ type: 'email', email, token })
    if (error) throw error
    return {}
  })
}
