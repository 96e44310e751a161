import { passkeyTexts } from '../auth/second-factor.ts'

/** What the sections about the second factor and passkeys of the account page say. */
export const accountFactorTexts = {
  section: {
    title: 'Second factor',
    intro:
      'A code from an app on your phone, asked for after your password. Whoever learns your password still cannot get in.',
    failed: 'Your second factor did not arrive. Check your connection, then try again.',
    off: 'Your account is protected by your password alone.',
    on: 'You are asked for a code whenever you sign in.',
    nameHint: 'So that you know later which one it is. For example “Work phone”.',
    scan: 'Scan this picture with your authenticator app, such as Aegis, 2FAS, Google Authenticator or the passwords app of your phone.',
    typed: 'Or type this key into the app:',
    first: 'Then enter the six digits that the app shows.',
    added: 'The app is added. From now on its code is asked for when you sign in.',
    renamed: 'The new name is saved',
    removed: 'The app is removed',
    removeLast:
      'Your password alone opens your account again, and your recovery codes end. We tell you by mail.',
    removeOne: 'Its codes do not work any more. Other devices have to show another app. We tell you by mail.',
    noCodes: 'Without recovery codes a lost phone keeps you out for a day or more.',
    codesLeft: (left: number, total: number) => `${left} of ${total} recovery codes are left.`,
    newCodes: 'New codes replace the ones you have. Those do not work any more.',
    keepCodes:
      'Keep these codes where you find them without your phone: printed, or in a password manager. Each opens your account once. They are not shown again.',
    removeCodes: 'None of your recovery codes will work any more.',
    codesRemoved: 'The recovery codes are removed',
  },
  proof: {
    title: 'Confirm that it is you',
    password: 'So that nobody who finds this page open can do this in your name.',
    code: 'Enter the code that your authenticator app shows now. One that you have just used does not work twice.',
  },
  passkeys: {
    notUsed: passkeyTexts.notUsed,
    title: 'Passkeys',
    intro:
      'Sign in with your finger, your face or the PIN of your device. No password and no code to type, and nothing that a false page could ask you for.',
    failed: 'Your passkeys did not arrive. Check your connection, then try again.',
    none: 'You have no passkey yet.',
    nameHint: 'For example “Laptop”. You can leave it empty.',
    added: 'The passkey is added',
    renamed: 'The new name is saved',
    removed: 'The passkey is removed',
    remove: 'It does not open your account any more. Your device may still offer it; remove it there too.',
    notHere: 'This browser knows no passkeys.',
  },
} as const
