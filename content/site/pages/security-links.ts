/** The pages behind the links in security emails. */
export const securityLinkCopy = {
  undo: {
    title: "Wasn't you?",
    intro:
      "Remove what was just added to your account and sign out all devices. You'll sign in with your password as before.",
    button: "This wasn't me",
    doneTitle: 'Your account has been restored',
    done: 'We removed what was added and signed out all devices.',
    advice: 'Change your password now, because someone else may know it.',
    expired: 'This link has expired.',
  },
  stop: {
    title: 'Keep two-factor authentication?',
    intro:
      "Someone asked us to turn off two-factor authentication for your account. If it wasn't you, cancel it here.",
    button: 'Cancel the reset',
    doneTitle: 'Reset canceled',
    done: 'Two-factor authentication stays on.',
    advice: 'If someone else asked for this, they may know your password. Change it now.',
    expired: 'This link has expired. The reset was canceled or has already happened.',
  },
} as const
