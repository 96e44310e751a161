import { type AuthResult, runAuthCall } from '../api/run-auth-call.ts'
import type { MailLink } from './mail-link.ts'

const welcomePage = `${window.location.origin}/welcome`
const newPasswordPage = `${window.location.origin}/reset-password`

/** Signs in. An account with a temporary password gets a reset email, and a notice says so. */
export function signIn(email: string, password: string): Promise<AuthResult<{ notice?: string }>> {
  return runAuthCall(async (auth) => {
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (error) throw error
    return data.user.user_metadata.requires_password_reset === true
      ? { notice: await requestSetupMail(email) }
      : {}
  })
}

async function requestSetupMail(email: string): Promise<string> {
  const { problem } = await requestPasswordReset(email)
  // Too soon after the previous email, which has already arrived.
  if (!problem || problem.code === 'over_email_send_rate_limit') {
    return 'Please check your email for password reset instructions to complete your account setup.'
  }
  return `We couldn't send the email to set your password: ${problem.text}`
}

/** Creates an account, which works once its email is confirmed. */
export function signUp(email: string, password: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const { error } = await auth.signUp({ email, password, options: { emailRedirectTo: welcomePage } })
    if (error) throw error
    return {}
  })
}

export function resendConfirmation(email: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: welcomePage } })
    if (error) throw error
    return {}
  })
}

export function requestPasswordReset(email: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: newPasswordPage })
    if (error) throw error
    return {}
  })
}

/** Consumes an emailed link. `isHalfway`: an email change needs a second link. */
export function redeemMailLink(link: MailLink): Promise<AuthResult<{ isHalfway: boolean }>> {
  return runAuthCall(async (auth) => {
    const { data, error } = await auth.verifyOtp({ type: link.type, token_hash: link.tokenHash })
    if (error) throw error
    return { isHalfway: data.session === null }
  })
}

/** Sets the password of the signed-in account. */
export function setPassword(password: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const { error } = await auth.updateUser({ password })
    if (error) throw error
    return {}
  })
}
