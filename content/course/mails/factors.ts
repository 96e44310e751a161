import { footer } from '../../site/footer.ts'
import { numberWord } from '../../site/number-word.ts'
import { duration } from './duration.ts'
import type { MailText } from './mail-text.ts'

type ResetLink = { resetLink: string }

const notMe = (link: string) => ({ label: 'It was not me', link })
const resetAtOnce = 'If it was not you, reset the password at once. The button takes you there.'

/** With `undo` one click takes back what was added; without one, its owner entered the password for it. */
type Added = ResetLink & { undo?: { link: string; days: number } }

const undoAtOnce = ({ days }: { days: number }) =>
  `If it was not you, the button takes it off your account and signs out every device. It works for ${numberWord(days)} days.`

export const factorAdded = ({ resetLink, undo }: Added): MailText => ({
  subject: 'An authenticator app was added to your account',
  heading: 'An authenticator app was added',
  paragraphs: [
    'An authenticator app has just been added to your course account. Other devices have been signed out.',
    'If it was you, there is nothing to do.',
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoAtOnce(undo)
      : 'If it was not you, reset the password at once, then write to us: we take the app off your account.',
  ],
})

export const factorUndone = ({ resetLink }: ResetLink): MailText => ({
  subject: 'Your account is as it was before',
  heading: 'What was added is gone',
  paragraphs: [
    'What was added to your course account has been taken off again, as you asked. Every device is signed out.',
    'Choose a new password: whoever added it may know the old one.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
})

export const recoveryCodesMade = ({ resetLink, undo }: Added): MailText => ({
  subject: 'New recovery codes were made for your account',
  heading: 'New recovery codes were made',
  paragraphs: [
    'New recovery codes have just been made for your course account. Earlier ones do not work any more.',
    'If it was you, there is nothing to do.',
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [undo ? undoAtOnce(undo) : resetAtOnce],
})

export const recoveryCodesRemoved = ({ resetLink }: ResetLink): MailText => ({
  subject: 'The recovery codes of your account were removed',
  heading: 'Your recovery codes were removed',
  paragraphs: [
    'The recovery codes of your course account have just been removed. None of them works any more.',
    'If it was you, there is nothing to do.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

export const recoveryCodeUsed = ({ resetLink, left }: ResetLink & { left: number }): MailText => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  paragraphs: [
    `Somebody, probably you, has just used a recovery code to get into your course account. ${leftText(left)}`,
    'If you have lost your authenticator app, remove it on your account page and add a new one.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

export const passkeyAdded = ({ resetLink, undo }: Added): MailText => ({
  subject: 'A passkey was added to your account',
  heading: 'A passkey was added',
  paragraphs: [
    'A passkey has just been added to your course account. It opens the account without a password.',
    'If it was you, there is nothing to do.',
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoAtOnce(undo)
      : 'If it was not you, reset the password at once, then remove the passkey on your account page. A new password alone does not end it.',
  ],
})

export const passkeyRemoved = ({ resetLink }: ResetLink): MailText => ({
  subject: 'A passkey was removed from your account',
  heading: 'A passkey was removed',
  paragraphs: [
    'A passkey has just been removed from your course account. It does not open the account any more.',
    'If it was you, there is nothing to do.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

const leftText = (left: number) =>
  left === 0
    ? 'It was the last one. Make new ones on your account page.'
    : left === 1
      ? 'One is left.'
      : `${left} are left.`

export const wrongCodes = ({ resetLink }: ResetLink): MailText => ({
  subject: 'Somebody enters wrong codes for your account',
  heading: 'Wrong codes were entered',
  paragraphs: [
    'Somebody has signed in to your course account as far as the second factor, and entered several wrong codes.',
    'If it was you, check that the clock of your phone is right. Your recovery codes work too.',
  ],
  button: notMe(resetLink),
  notes: ['If it was not you, somebody knows your password. Reset it at once; the button takes you there.'],
})

type AskedReset = { link: string; hours: number; at: string }

export const factorResetAsked = ({ link, hours, at }: AskedReset): MailText => ({
  subject: 'Your second factor will be reset',
  heading: 'Your second factor will be reset',
  paragraphs: [
    'We were asked to take the second factor off your course account, because it was lost.',
    `This happens in ${duration(hours)}, on ${at}. From then on your password alone opens your account.`,
    'If you did not ask for this, stop it. Your second factor then stays as it is.',
  ],
  button: { label: 'Stop the reset', link },
  notes: [
    'If you asked for it, there is nothing to do.',
    `If you did not, somebody has written to us in your name. Please tell us: ${footer.contact.email}`,
  ],
})

export const factorResetStopped = (): MailText => ({
  subject: 'The reset of your second factor was stopped',
  heading: 'The reset was stopped',
  paragraphs: ['Your second factor stays as it is. Nothing has changed in your course account.'],
  notes: [`If it was not you who stopped it, write to us: ${footer.contact.email}`],
})

export const factorReset = ({ resetLink }: ResetLink): MailText => ({
  subject: 'Your second factor was reset',
  heading: 'Your second factor was reset',
  paragraphs: [
    'The second factor has been taken off your course account, as announced. Your password alone opens it now.',
    'Add a new authenticator app on your account page when you are ready.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})
