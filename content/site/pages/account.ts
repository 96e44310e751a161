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
  password: {
    title: 'Password',
    intro: 'Choose one that you use nowhere else. We tell you by mail when it was changed.',
    others: 'Sign out my other devices',
    othersHint: 'Leave this on if somebody else may know the old password.',
    changed: 'Your password is changed',
  },
  purchases: {
    title: 'Purchases',
    intro: 'What you have paid, what came back, and a receipt to print.',
    none: 'You have bought nothing with this account.',
    failed: 'Your purchases did not arrive. Check your connection, then try again.',
    order: (number: string) => `Order ${number}`,
    returned: (amount: string, day: string, state: string) => `${amount} refunded on ${day}: ${state}`,
    claimable: (day: string) => `Not for you? Until ${day} you can ask for the full price back.`,
    claim: {
      open: (day: string) => `You asked for a refund on ${day}. We answer by mail.`,
      granted: (day: string) => `You asked for a refund on ${day}, and we granted it.`,
      declined: (day: string) => `You asked for a refund on ${day}. We declined it.`,
      withdrawn: (day: string) => `You asked for a refund on ${day}, and took it back.`,
    },
    withdraw: {
      again: (day: string) =>
        `We stop looking at it, and you keep the course. Until ${day} you can ask again.`,
      last: 'We stop looking at it, and you keep the course. The days in which you can ask again are over.',
      done: 'You took your request back',
    },
    ask: {
      intro:
        'We look at it and write to you, usually within two working days. A full refund ends your access to the course.',
      reason: 'What did not fit? (optional)',
      asked: 'We have your wish, and sent you a mail about it',
    },
  },
  receipt: {
    title: 'Receipt',
    intro:
      'Type what your company wants to see on it. It stays in this browser, and is deleted when you log out.',
    by: 'Received from',
    from: 'Paid to',
    card: 'Paid by card',
    returned: 'Refunded',
    total: 'Total paid',
  },
  devices: {
    title: 'Devices',
    intro:
      'Where you are signed in. We keep the kind of browser and the times, and no address of the network. Somebody you do not know? Sign them out, then change your password.',
    unknown: 'Unknown browser',
    current: 'This device',
    times: (signedIn: string, lastUsed: string) => `Signed in ${signedIn}, last used ${lastUsed}`,
    only: 'You are signed in nowhere else.',
    ended: 'Signed out there',
    othersEnded: 'Signed out everywhere else',
    failed: 'The list did not arrive. Check your connection, then try again.',
  },
} as const
