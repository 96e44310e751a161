const seatsText = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)

/** The team page of someone who bought seats. */
export const teamCopy = {
  title: 'Your team',
  summary: (total: number, claimed: number, free: number) =>
    `${seatsText(total)}: ${claimed} in use, ${total - claimed - free} invited, ${free} free.`,
  failed: "We couldn't load your team.",
  none: "You haven't bought seats for a team yet.",
  buy: 'Buy seats',
  buyMore: 'Buy more seats',
  invite: {
    title: 'Invite people',
    intro: 'Each gets an email with a link that works once, for 30 days.',
    addresses: 'Email addresses',
    hint: (free: number) => `Paste up to ${free}, separated by commas, spaces, or lines.`,
    missing: 'Enter at least one email address',
    tooMany: (count: number, free: number) =>
      count === 1
        ? `You entered 1 new address and have ${seatsText(free)} free.`
        : `You entered ${count} new addresses and have ${seatsText(free)} free.`,
    send: 'Send invitations',
    sent: (count: number) => (count === 1 ? 'Invitation sent' : `${count} invitations sent`),
    known: (emails: readonly string[]) => `Already invited: ${emails.join(', ')}`,
    full: 'All seats are in use or have an invitation.',
  },
  link: {
    intro: 'You can also send a link yourself. Each link works for one person.',
    create: 'Create a link',
    ready: 'Send this link to one person. It works once, for 30 days, and you see it only now.',
    label: 'Link to one seat',
    copy: 'Copy link',
  },
  members: {
    title: 'Members',
    intro: 'You see how far someone is only if they agreed to it when they accepted.',
    none: "You haven't invited anyone yet.",
    you: 'You',
    anyone: 'Link without an email',
    deleted: 'Deleted account',
    states: { invited: 'Invited', expired: 'Invitation expired', claimed: 'In use' },
    invitedOn: (day: string) => `Invited on ${day}`,
    joinedOn: (day: string) => `Joined on ${day}`,
    notStarted: 'Not started yet',
    notShared: 'Progress not shared',
    renew: 'Send again',
    renewLink: 'New link',
    renewed: 'Invitation sent again. The earlier link no longer works.',
    withdraw: 'Withdraw',
    withdrawn: 'Invitation withdrawn. The seat is free.',
    release: 'Take back',
    releaseText: (name: string) =>
      `${name} loses access to the course and keeps their progress. You can give the seat to someone else.`,
    releaseConfirm: 'Take back seat',
    released: 'Seat taken back',
    about: (action: string, name: string) => `${action}: ${name}`,
  },
  orders: {
    title: 'Orders',
    intro: 'Receipts and invoices are in your account.',
    line: (seats: number, refunded: number) =>
      refunded > 0 ? `${seatsText(seats)}, ${refunded} refunded` : seatsText(seats),
    order: (number: string, day: string) => `Order ${number}, ${day}`,
    purchases: 'Receipts and invoices',
  },
} as const

/** The page that an invitation opens. */
export const joinCopy = {
  title: 'Your invitation',
  heading: (course: string) => `You have a seat in ${course}`,
  inviter: (name: string) => `${name} has bought it for you. There's nothing to pay.`,
  loading: 'Loading your invitation…',
  failed: "We couldn't load your invitation.",
  forEmail: (email: string) => `We'll set up your account for ${email}.`,
  asUser: (email: string) => `The seat goes to the account you're signed in to: ${email}.`,
  email: 'Your email address',
  emailHint: "We'll email you a link to set your password.",
  consent: (name: string) => `Let ${name} see how far I am in the course`,
  consentHint: 'Never your answers, quiz results, or plan.',
  seen: (name: string) => `${name} sees your name and email address.`,
  accept: 'Accept seat',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in first',
  owned:
    'You already have the course, so you don’t need this seat. The seat stays available: forward the invitation to a colleague.',
  toCourse: 'Go to your course',
  accepted: 'The seat is yours',
  setPassword: 'We sent you an email with a link to set your password. Then you can start.',
  signInNow: 'Sign in to start.',
  signInButton: 'Sign in',
} as const
