import { siteContent } from '../content.ts'

/** Two-factor authentication on the sign-in page. */
export const mfaCopy = {
  challenge: {
    title: 'Two-factor authentication',
    app: 'Enter the 6-digit code from your authenticator app.',
    recovery: 'Enter one of your recovery codes. Each code works once.',
    useRecovery: 'Use a recovery code instead',
    useApp: 'Use your authenticator app instead',
    useOtherAccount: 'Use a different account',
    submit: 'Continue',
    recoveryCode: 'Recovery code',
    loading: 'One moment…',
    lost: 'Lost your phone and your recovery codes? Email us at',
    lostProcess: 'We can turn off two-factor authentication 24 hours after we email you about it.',
    contact: siteContent().footer.contact.email,
  },
} as const

/** Passkeys on the sign-in page. */
export const passkeyCopy = {
  signIn: 'Sign in with a passkey',
  failed: "That didn't work. Try again, or sign in with your password.",
} as const
