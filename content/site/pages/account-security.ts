import { passkeyCopy } from '../auth/second-factor.ts'

/** The sections about two-factor authentication and passkeys on the account page. */
export const accountSecurityCopy = {
  section: {
    title: 'Two-factor authentication',
    intro: 'Protect your account with a code from your phone, in addition to your password.',
    failed: "We couldn't load your security settings. Check your connection and try again.",
    off: 'Two-factor authentication is off.',
    on: "Two-factor authentication is on. You'll enter a code each time you sign in.",
    nameHint: 'For example, “Work phone.”',
    scan: "Scan this QR code with your authenticator app (such as 2FAS, Aegis, Google Authenticator, or your phone's password app).",
    manualKey: "Can't scan it? Enter this key instead:",
    enterCode: 'Then enter the 6-digit code from the app.',
    added: "Authenticator app added. You'll need its code the next time you sign in.",
    renamed: 'Name saved',
    removed: 'Authenticator app removed',
    removeLast:
      "This turns off two-factor authentication and deletes your recovery codes. We'll email you a confirmation.",
    removeOne:
      "Codes from this app will stop working, and you'll need another app to sign in. We'll email you a confirmation.",
    noCodes: 'Without recovery codes, losing your phone locks you out for at least a day.',
    codesLeft: (left: number, total: number) => `${left} of ${total} recovery codes left`,
    newCodes: 'New codes replace your current ones, which will stop working.',
    saveCodes:
      "Save these codes somewhere safe, such as a password manager. Each one works once. You won't see them again.",
    removeCodes: 'Your recovery codes will stop working.',
    codesRemoved: 'Recovery codes deleted',
  },
  passkeys: {
    signInFailed: passkeyCopy.failed,
    title: 'Passkeys',
    intro:
      'Sign in with your fingerprint, face, or device PIN. No password to remember, and safe from phishing.',
    failed: "We couldn't load your passkeys. Check your connection and try again.",
    none: "You don't have any passkeys yet.",
    nameHint: 'Optional. For example, “Laptop.”',
    added: 'Passkey added',
    renamed: 'Name saved',
    removed: 'Passkey removed',
    remove: "You won't be able to sign in with this passkey. Remove it from your device, too.",
    unsupported: "This browser doesn't support passkeys.",
  },
} as const
