import { siteContent } from '../../site/content.ts'
import { numberWord } from '../../site/number-word.ts'
import { formatHours } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

type ResetLink = { resetLink: string }

const notMeButton = (link: string) => ({ label: "This wasn't me", link })
const resetPasswordNote = "If this wasn't you, use the button to reset your password right away."

/** `undo` is missing if the user entered their password to add the factor. */
type FactorAdded = ResetLink & { undo?: { link: string; days: number } }

const undoNote = ({ days }: { days: number }) =>
  `If this wasn't you, use the button within ${numberWord(days)} days to remove it and sign out all devices.`

export const factorAdded = ({ resetLink, undo }: FactorAdded): MailCopy => ({
  subject: 'An authenticator app was added to your account',
  heading: 'An authenticator app was added',
  paragraphs: [
    'An authenticator app was just added to your account. Other devices have been signed out.',
    "If this was you, you're all set.",
  ],
  button: notMeButton(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoNote(undo)
      : "If this wasn't you, reset your password right away and contact us. We'll remove the app.",
  ],
})

export const factorUndone = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Your account has been restored',
  heading: 'Your account has been restored',
  paragraphs: [
    'As you requested, we removed what was added to your account and signed out all devices.',
    'Change your password now, because someone else may know it.',
  ],
  button: { label: 'Choose a new password', link: resetLink },
})

export const recoveryCodesCreated = ({ resetLink, undo }: FactorAdded): MailCopy => ({
  subject: 'New recovery codes for your account',
  heading: 'New recovery codes were created',
  paragraphs: [
    'New recovery codes were just created for your account. Your old codes no longer work.',
    "If this was you, you're all set.",
  ],
  button: notMeButton(undo?.link ?? resetLink),
  notes: [undo ? undoNote(undo) : resetPasswordNote],
})

export const recoveryCodesRemoved = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Your recovery codes were deleted',
  heading: 'Your recovery codes were deleted',
  paragraphs: [
    'The recovery codes for your account were just deleted and no longer work.',
    "If this was you, you're all set.",
  ],
  button: notMeButton(resetLink),
  notes: [resetPasswordNote],
})

export const recoveryCodeUsed = ({ resetLink, left }: ResetLink & { left: number }): MailCopy => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  paragraphs: [
    `Someone, probably you, just used a recovery code to sign in to your account. ${remainingCodesText(left)}`,
    "If you've lost your authenticator app, remove it on your account page and add a new one.",
  ],
  button: notMeButton(resetLink),
  notes: [resetPasswordNote],
})

export const passkeyAdded = ({ resetLink, undo }: FactorAdded): MailCopy => ({
  subject: 'A passkey was added to your account',
  heading: 'A passkey was added',
  paragraphs: [
    'A passkey was just added to your account. It can be used to sign in without a password.',
    "If this was you, you're all set.",
  ],
  button: notMeButton(undo?.link ?? resetLink),
  notes: [
    undo
      ? undoNote(undo)
      : "If this wasn't you, reset your password right away and remove the passkey on your account page. Changing your password doesn't remove it.",
  ],
})

export const passkeyRemoved = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'A passkey was removed from your account',
  heading: 'A passkey was removed',
  paragraphs: [
    'A passkey was just removed from your account. It can no longer be used to sign in.',
    "If this was you, you're all set.",
  ],
  button: notMeButton(resetLink),
  notes: [resetPasswordNote],
})

const remainingCodesText = (left: number) =>
  left === 0
    ? 'That was your last code. Create new ones on your account page.'
    : left === 1
      ? 'You have one code left.'
      : `You have ${left} codes left.`

export const wrongCodes = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Wrong sign-in codes for your account',
  heading: 'Wrong codes were entered',
  paragraphs: [
    'Someone entered your password correctly, but then entered several wrong two-factor codes.',
    "If this was you, check that your phone's clock is correct, or use a recovery code.",
  ],
  button: notMeButton(resetLink),
  notes: ["If this wasn't you, someone knows your password. Use the button to reset it right away."],
})

type FactorResetRequest = { link: string; hours: number; at: string }

export const factorResetRequested = ({ link, hours, at }: FactorResetRequest): MailCopy => ({
  subject: 'Two-factor authentication will be turned off',
  heading: 'Two-factor authentication will be turned off',
  paragraphs: [
    'We received a request to turn off two-factor authentication for your account because you lost access to it.',
    `This will happen in ${formatHours(hours)}, on ${at}. After that, you'll sign in with your password only.`,
    "If you didn't request this, cancel it now. Two-factor authentication will stay on.",
  ],
  button: { label: 'Cancel the reset', link },
  notes: [
    "If you requested this, you don't need to do anything.",
    `If you didn't, someone contacted us pretending to be you. Please let us know: ${siteContent().footer.contact.email}`,
  ],
})

export const factorResetStopped = (): MailCopy => ({
  subject: 'The two-factor reset was canceled',
  heading: 'The two-factor reset was canceled',
  paragraphs: ['Two-factor authentication stays on. Nothing in your account has changed.'],
  notes: [`If this wasn't you, contact us right away: ${siteContent().footer.contact.email}`],
})

export const factorReset = ({ resetLink }: ResetLink): MailCopy => ({
  subject: 'Two-factor authentication was turned off',
  heading: 'Two-factor authentication was turned off',
  paragraphs: [
    'As announced, we turned off two-factor authentication for your account. You now sign in with your password only.',
    'You can turn it back on anytime on your account page.',
  ],
  button: notMeButton(resetLink),
  notes: [resetPasswordNote],
})
