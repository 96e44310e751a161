import { footer } from '../footer.ts'

/** What is said about the second factor at sign-in. */
export const mfaCopy = {
  challenge: {
    title: 'Two-factor authentication',
    app: 'Enter the 6-digit code from your authenticator app.',
    recovery: 'Enter one of your recovery codes. Each code works once.',
    useRecovery: 'Use a recovery code instead',
    useApp: 'Use your authenticator app instead',
    leave: 'Use a different account',
    lost: 'Lost your phone and your recovery codes? Email us at',
    lostThen: 'We can turn off two-factor authentication 24 hours after we email you about it.',
    contact: footer.contact.email,
  },
} as const

/** Passkeys on the sign-in page. */
export const passkeyCopy = {
  signIn: 'Sign in with a passkey',
  notUsed: "That didn't work. Try again, or sign in with your password.",
} as const
