import { numberWord } from '../../site/number-word.ts'
import { defineMail, type MailExample } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { contactRequired, ifItWasYou, notMe, resetPasswordNote } from './phrases.ts'

type ResetLink = { resetLink: string }
type Undo = { link: string; days: number }

/** `undo` is missing if the user entered their password to add the factor. */
type FactorAdded = ResetLink & { undo?: Undo }

const resetParts = ({ resetLink }: ResetLink) => ({ link: resetLink, values: {} })
const exampleReset = ({ siteUrl }: MailExample) => ({ resetLink: `${siteUrl}/password-reset` })

const undoParts = ({ link, days }: Undo) => ({ link, values: { days: numberWord(days) } })
const exampleUndo = ({ siteUrl }: MailExample) => ({ link: `${siteUrl}/account`, days: 7 })
const undoNote =
  "If this wasn't you, use the button within {days} days to remove it and sign out all devices."
const undoRequired = { days: 'how long this can be undone' }
const withoutPassword = 'without entering the password, so that it can be undone.'

const appAdded = {
  subject: 'An authenticator app was added to your account',
  heading: 'An authenticator app was added',
  body: `An authenticator app was just added to your account. Other devices have been signed out.\n\n${ifItWasYou}`,
  button: notMe,
}

export const authenticatorAdded = defineMail<ResetLink>('factor-added', {
  title: 'Authenticator added',
  sentWhen: 'After an authenticator app was added to an account.',
  parts: resetParts,
  example: exampleReset,
  text: {
    ...appAdded,
    notes: "If this wasn't you, reset your password right away and contact us. We'll remove the app.",
  },
})

export const undoableAuthenticator = defineMail<Undo>('factor-added-undoable', {
  title: 'Authenticator added (can be undone)',
  sentWhen: `After an authenticator app was added ${withoutPassword}`,
  required: undoRequired,
  parts: undoParts,
  example: exampleUndo,
  text: { ...appAdded, notes: undoNote },
})

export const factorAdded = ({ resetLink, undo }: FactorAdded) =>
  undo ? undoableAuthenticator(undo) : authenticatorAdded({ resetLink })

export const factorUndone = defineMail<ResetLink>('factor-undone', {
  title: 'Added factor removed',
  sentWhen: 'After someone undid what was added to their account.',
  parts: resetParts,
  example: exampleReset,
  text: {
    subject: 'Your account has been restored',
    heading: 'Your account has been restored',
    body: 'As you requested, we removed what was added to your account and signed out all devices.\n\nChange your password now, because someone else may know it.',
    button: 'Choose a new password',
  },
})

const codesCreated = {
  subject: 'New recovery codes for your account',
  heading: 'New recovery codes were created',
  body: `New recovery codes were just created for your account. Your old codes no longer work.\n\n${ifItWasYou}`,
  button: notMe,
}

export const newRecoveryCodes = defineMail<ResetLink>('recovery-codes-created', {
  title: 'Recovery codes created',
  sentWhen: 'After recovery codes were created.',
  parts: resetParts,
  example: exampleReset,
  text: { ...codesCreated, notes: resetPasswordNote },
})

export const undoableRecoveryCodes = defineMail<Undo>('recovery-codes-created-undoable', {
  title: 'Recovery codes created (can be undone)',
  sentWhen: `After recovery codes were created ${withoutPassword}`,
  required: undoRequired,
  parts: undoParts,
  example: exampleUndo,
  text: { ...codesCreated, notes: undoNote },
})

export const recoveryCodesCreated = ({ resetLink, undo }: FactorAdded) =>
  undo ? undoableRecoveryCodes(undo) : newRecoveryCodes({ resetLink })

export const recoveryCodesRemoved = defineMail<ResetLink>('recovery-codes-removed', {
  title: 'Recovery codes removed',
  sentWhen: 'After recovery codes were deleted.',
  parts: resetParts,
  example: exampleReset,
  text: {
    subject: 'Your recovery codes were deleted',
    heading: 'Your recovery codes were deleted',
    body: `The recovery codes for your account were just deleted and no longer work.\n\n${ifItWasYou}`,
    button: notMe,
    notes: resetPasswordNote,
  },
})

const remainingCodesText = (left: number) =>
  left === 0
    ? 'That was your last code. Create new ones on your account page.'
    : left === 1
      ? 'You have one code left.'
      : `You have ${left} codes left.`

export const recoveryCodeUsed = defineMail<ResetLink & { left: number }>('recovery-code-used', {
  title: 'Recovery code used',
  sentWhen: 'After a sign-in with a recovery code.',
  parts: ({ resetLink, left }) => ({
    link: resetLink,
    values: { remainingCodes: remainingCodesText(left) },
  }),
  example: (data) => ({ ...exampleReset(data), left: 7 }),
  text: {
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    body: "Someone, probably you, just used a recovery code to sign in to your account. {remainingCodes}\n\nIf you've lost your authenticator app, remove it on your account page and add a new one.",
    button: notMe,
    notes: resetPasswordNote,
  },
})

const keyAdded = {
  subject: 'A passkey was added to your account',
  heading: 'A passkey was added',
  body: `A passkey was just added to your account. It can be used to sign in without a password.\n\n${ifItWasYou}`,
  button: notMe,
}

export const newPasskey = defineMail<ResetLink>('passkey-added', {
  title: 'Passkey added',
  sentWhen: 'After a passkey was added to an account.',
  parts: resetParts,
  example: exampleReset,
  text: {
    ...keyAdded,
    notes:
      "If this wasn't you, reset your password right away and remove the passkey on your account page. Changing your password doesn't remove it.",
  },
})

export const undoablePasskey = defineMail<Undo>('passkey-added-undoable', {
  title: 'Passkey added (can be undone)',
  sentWhen: `After a passkey was added ${withoutPassword}`,
  required: undoRequired,
  parts: undoParts,
  example: exampleUndo,
  text: { ...keyAdded, notes: undoNote },
})

export const passkeyAdded = ({ resetLink, undo }: FactorAdded) =>
  undo ? undoablePasskey(undo) : newPasskey({ resetLink })

export const passkeyRemoved = defineMail<ResetLink>('passkey-removed', {
  title: 'Passkey removed',
  sentWhen: 'After a passkey was removed from an account.',
  parts: resetParts,
  example: exampleReset,
  text: {
    subject: 'A passkey was removed from your account',
    heading: 'A passkey was removed',
    body: `A passkey was just removed from your account. It can no longer be used to sign in.\n\n${ifItWasYou}`,
    button: notMe,
    notes: resetPasswordNote,
  },
})

export const wrongCodes = defineMail<ResetLink>('wrong-codes', {
  title: 'Wrong codes entered',
  sentWhen: 'When someone enters the right password, but several wrong two-factor codes.',
  parts: resetParts,
  example: exampleReset,
  text: {
    subject: 'Wrong sign-in codes for your account',
    heading: 'Wrong codes were entered',
    body: "Someone entered your password correctly, but then entered several wrong two-factor codes.\n\nIf this was you, check that your phone's clock is correct, or use a recovery code.",
    button: notMe,
    notes: "If this wasn't you, someone knows your password. Use the button to reset it right away.",
  },
})

type FactorResetRequest = { link: string; hours: number; at: string }

export const factorResetRequested = defineMail<FactorResetRequest>('factor-reset-requested', {
  title: 'Two-factor reset scheduled',
  sentWhen: 'When staff turn off two-factor authentication for a customer who lost access to it.',
  required: { date: 'when it is turned off', ...contactRequired },
  parts: ({ link, hours, at }) => ({ link, values: { waitingTime: formatHours(hours), date: at } }),
  example: ({ siteUrl, order }) => ({ link: `${siteUrl}/account`, hours: 48, at: order.paidOn }),
  text: {
    subject: 'Two-factor authentication will be turned off',
    heading: 'Two-factor authentication will be turned off',
    body: "We received a request to turn off two-factor authentication for your account because you lost access to it.\n\nThis will happen in {waitingTime}, on {date}. After that, you'll sign in with your password only.\n\nIf you didn't request this, cancel it now. Two-factor authentication will stay on.",
    button: 'Cancel the reset',
    notes:
      "If you requested this, you don't need to do anything.\n\nIf you didn't, someone contacted us pretending to be you. Please let us know: {contactEmail}",
  },
})

export const factorResetStopped = defineMail<void>('factor-reset-canceled', {
  title: 'Two-factor reset canceled',
  sentWhen: 'After a two-factor reset was canceled.',
  required: contactRequired,
  parts: () => ({ values: {} }),
  example: () => undefined,
  text: {
    subject: 'The two-factor reset was canceled',
    heading: 'The two-factor reset was canceled',
    body: 'Two-factor authentication stays on. Nothing in your account has changed.',
    notes: "If this wasn't you, contact us right away: {contactEmail}",
  },
})

export const factorReset = defineMail<ResetLink>('factor-reset', {
  title: 'Two-factor authentication reset',
  sentWhen: 'After two-factor authentication was turned off by a reset.',
  parts: resetParts,
  example: exampleReset,
  text: {
    subject: 'Two-factor authentication was turned off',
    heading: 'Two-factor authentication was turned off',
    body: 'As announced, we turned off two-factor authentication for your account. You now sign in with your password only.\n\nYou can turn it back on anytime on your account page.',
    button: notMe,
    notes: resetPasswordNote,
  },
})
