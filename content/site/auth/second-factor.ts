import { footer } from '../footer.ts'

/** What is said about the second factor at sign-in. */
export const secondFactorTexts = {
  challenge: {
    title: 'Enter your code',
    app: 'Open your authenticator app and enter the six digits that it shows for this site.',
    recovery: 'Enter one of your recovery codes. Each of them works once.',
    useRecovery: 'Use a recovery code instead',
    useApp: 'Use your authenticator app instead',
    leave: 'Sign in with another account',
    lost: 'Lost your app and your codes? Write to us at',
    lostThen: 'We can take the second factor off your account, one day after we have told you by mail.',
    contact: footer.contact.email,
  },
} as const

/** Passkeys on the sign-in page. */
export const passkeyTexts = {
  signIn: 'Sign in with a passkey',
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
} as const
