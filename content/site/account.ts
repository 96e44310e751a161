/** What the page of somebody's own account says, section by section. */
export const accountTexts = {
  title: 'Your account',
  profile: {
    title: 'Profile',
    intro:
      'Your name stands on your certificate unless you choose another one there, and our mails greet you by it.',
    nameHint: 'As it should be printed, in your own letters. You can leave it empty.',
    zoneHint: 'Decides which day is “today” on your certificate and in the dates on this page.',
    deviceZone: (zone: string) => `As on this device (${zone})`,
    saved: 'Your profile is saved',
  },
  email: {
    title: 'Email address',
    intro: 'You sign in with it, and our mails go there. A change needs a click in both mailboxes.',
    current: 'Your present address',
    passwordHint: 'So that nobody who finds this page open can take your account away.',
    pending: (from: string, to: string) =>
      `Two links are on their way: one to ${from} and one to ${to}. Open both, and the address is changed. Until then everything stays as it is.`,
    again: 'Both links are sent again',
    kept: 'Your address stays as it is',
  },
} as const
