import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'
import type { MailLink } from './mail-link.ts'
import { requestSetPasswordMail } from './request-set-password-mail.ts'

const welcomePage = `${window.location.origin}/welcome`
const newPasswordPage = `${window.location.origin}/reset-password`

/**
 * Signs in. An account with a temporary password gets a set-password email, and a notice says so. Staff with a
 * short password are asked for a longer one.
 */
export function signIn(email: string, password: string): Promise<AuthResult<{ notice?: string }>> {
  return runAuthCall(async (auth) => {
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (error) throw error
    if (data.user.user_metadata.requires_password_reset === true) return { notice: await requestSetupMail() }
    return data.weakPassword?.reasons.includes('length') ? { notice: data.weakPassword.message } : {}
  })
}

async function requestSetupMail(): Promise<string | undefined> {
  try {
    return (await requestSetPasswordMail())
      ? 'Please check your email for password reset instructions to complete your account setup.'
      : undefined
  } catch (error) {
    return `We couldn't send the email to set your password: ${error instanceof Error ? error.message : ''}`
  }
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

/** Emails a link and a code to an existing account; never creates one. */
export function requestSignInMail(email: string): Promise<AuthResult> {
  return runAuthCall(async (auth) => {
    const options = { shouldCreateUser: false, emailRedirectTo: welcomePage }
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
