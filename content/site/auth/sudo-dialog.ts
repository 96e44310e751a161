/** The form that asks for the password, a passkey or a code before a sensitive action. */
export const sudoDialogCopy = {
  title: "Confirm it's you",
  password: "Enter your password to continue. We won't ask again for ten minutes.",
  code: "Enter the current code from your authenticator app. A code can't be used twice.",
  noPassword: "You haven't set a password yet. We'll email you a link to set one.",
  linkSent: (email: string) => `We sent a link to ${email}. Set your password there, then come back here.`,
  usePassword: 'Use your password instead',
  useApp: 'Use your authenticator app instead',
  usePasskey: 'Use a passkey instead',
  confirm: 'Confirm',
  mailLink: 'Email me a link',
  passwordField: 'Your password',
  forgotPassword: 'Forgot your password?',
  fields: { password: 'Password', code: 'Code' },
  passkeyFailed: "That didn't work. Try again, or choose another way.",
} as const
