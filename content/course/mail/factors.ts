import { footer } from '../../site/footer.ts'
import { numberWord } from '../../site/number-word.ts'
import { duration } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

type ResetLink = { resetLink: string }

const notMe = (link: string) => ({ label: "This wasn't me", link })
const resetAtOnce = 'If it was not you, reset the password at once. The button takes you there.'

/** With `undo` one click takes back what was added; without one, its owner entered the password for it. */
type Added = ResetLink & { undo?: { link: string; days: number } }

const undoAtOnce = ({ days }: { days: number }) =>
  `If this wasn't you, use the button within ${numberWord(days)} days to remove it and sign out all devices.`

export const factorAdded = ({ resetLink, undo }: Added): MailCopy => ({
  subject: 'An authenticator app was added to your account',
  heading: 'An authenticator app was added',
  paragraphs: [
    'An authenticator app has just been added to your course account. Other devices have been signed out.',
    "If this was you, you're all set.",
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoAtOnce(undo)
      : "If this wasn't you, reset your password right away and contact us. We'll remove the app.",
  ],
})

export const factorUndone = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Your account has been restored',
  heading: 'We removed what was added',
  paragraphs: [
    'As you asked, we removed what was added to your account and signed out all devices.',
    'Change your password now: someone may know your old one.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
})

export const recoveryCodesCreated = ({ resetLink, undo }: Added): MailCopy => ({
  subject: 'New recovery codes for your account',
  heading: 'New recovery codes were made',
  paragraphs: [
    'New recovery codes were just created for your account. Your old codes no longer work.',
    "If this was you, you're all set.",
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [undo ? undoAtOnce(undo) : resetAtOnce],
})

export const recoveryCodesRemoved = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Your recovery codes were deleted',
  heading: 'Your recovery codes were removed',
  paragraphs: [
    'The recovery codes of your course account have just been removed. None of them works any more.',
    "If this was you, you're all set.",
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

export const recoveryCodeUsed = ({ resetLink, left }: ResetLink & { left: number }): MailCopy => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  paragraphs: [
    `Someone, probably you, just used a recovery code to sign in to your account. ${remainingCodesText(left)}`,
    'If you have lost your authenticator app, remove it on your account page and add a new one.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

export const passkeyAdded = ({ resetLink, undo }: Added): MailCopy => ({
  subject: 'A passkey was added to your account',
  heading: 'A passkey was added',
  paragraphs: [
    'A passkey has just been added to your course account. It can sign in without a password.',
    "If this was you, you're all set.",
  ],
  button: notMe(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoAtOnce(undo)
      : "If this wasn't you, reset your password right away and remove the passkey on your account page. Changing your password doesn't remove it.",
  ],
})

export const passkeyRemoved = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'A passkey was removed from your account',
  heading: 'A passkey was removed',
  paragraphs: [
    'A passkey has just been removed from your course account. It can no longer be used to sign in.',
    "If this was you, you're all set.",
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})

const remainingCodesText = (left: number) =>
  left === 0
    ? 'That was your last one. Create new ones on your account page.'
    : left === 1
      ? 'One is left.'
      : `${left} are left.`

export const wrongCodes = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Wrong sign-in codes for your account',
  heading: 'Wrong codes were entered',
  paragraphs: [
    'Someone entered your password correctly, but then entered several wrong two-factor codes.',
    "If this was you, check that your phone's clock is correct, or use a recovery code.",
  ],
  button: notMe(resetLink),
  notes: ["If this wasn't you, someone knows your password. Use the button to reset it right away."],
})

type FactorResetRequest = { link: string; hours: number; at: string }

export const factorResetRequested = ({ link, hours, at }: FactorResetRequest): MailCopy => ({
  subject: 'Two-factor authentication will be turned off',
  heading: 'Your second factor will be reset',
  paragraphs: [
    'We received a request to turn off two-factor authentication for your account because you lost access to it.',
    `This will happen in ${duration(hours)}, on ${at}. After that, you'll sign in with your password only.`,
    "If you didn't request this, cancel it now. Two-factor authentication will stay on.",
  ],
  button: { label: 'Cancel the reset', link },
  notes: [
    "If you requested this, you don't need to do anything.",
    `If you didn't, someone contacted us pretending to be you. Please let us know: ${footer.contact.email}`,
  ],
})

export const factorResetStopped = (): MailCopy => ({
  subject: 'The two-factor reset was canceled',
  heading: 'The reset was stopped',
  paragraphs: ['Two-factor authentication stays on. Nothing in your account has changed.'],
  notes: [`If this wasn't you, contact us right away: ${footer.contact.email}`],
})

export const factorReset = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Two-factor authentication was turned off',
  heading: 'Your second factor was reset',
  paragraphs: [
    'As announced, we turned off two-factor authentication for your account. You now sign in with your password only.',
    'Add a new authenticator app on your account page when you are ready.',
  ],
  button: notMe(resetLink),
  notes: [resetAtOnce],
})
