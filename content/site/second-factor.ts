import { footer } from './footer.ts'

/** What is said about the second factor: at sign-in, on the account page, and behind the links of its mails. */
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
  section: {
    title: 'Second factor',
    intro:
      'A code from an app on your phone, asked for after your password. Whoever learns your password still cannot get in.',
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
  undo: {
    title: 'Was it not you?',
    intro:
      'Take off your account what was just added to it. Every device is signed out, and your password opens your account as before.',
    button: 'It was not me',
    doneTitle: 'Your account is as it was before',
    done: 'What was added is gone, and every device is signed out.',
    advice: 'Choose a new password: whoever added it may know the old one.',
    gone: 'This link does not work any more.',
  },
  stop: {
    title: 'Keep your second factor?',
    intro:
      'We were asked to take the second factor off your account, because it was lost. If it was not you who asked, stop it here.',
    button: 'Stop the reset',
    doneTitle: 'The reset is stopped',
    done: 'Your second factor stays as it is.',
    advice: 'If somebody else asked for it, they may know your password. Choose a new one.',
    gone: 'This link does not work any more. The reset was stopped or has happened already.',
  },
} as const

/** Passkeys: on the sign-in page, and the section of the account page. */
export const passkeyTexts = {
  signIn: 'Sign in with a passkey',
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  title: 'Passkeys',
  intro:
    'Sign in with your finger, your face or the PIN of your device. No password and no code to type, and nothing that a false page could ask you for.',
  none: 'You have no passkey yet.',
  nameHint: 'For example “Laptop”. You can leave it empty.',
  added: 'The passkey is added',
  renamed: 'The new name is saved',
  removed: 'The passkey is removed',
  remove: 'It does not open your account any more. Your device may still offer it; remove it there too.',
  notHere: 'This browser knows no passkeys.',
} as const
