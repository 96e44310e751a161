/** Gifts in the payment section. */
export const giftCheckoutCopy = {
  entry: 'Giving it as a gift?',
  entryHint: 'We email it, or you print a gift card.',
  title: 'A gift',
  single: 'Not a gift',
  emailHint: "Yours, not the recipient's. We'll send your receipt here.",
  chosen: (recipient: string) => (recipient ? `A gift for ${recipient}` : 'A gift'),
  existing: (email: string) =>
    `Your gift has been added to ${email}. Sign in, or use the link in the email we sent you.`,
  toGifts: 'Go to your account',
} as const

/** The fields of a gift, in the checkout and in the account. */
export const giftFieldsCopy = {
  recipient: "Recipient's email (optional)",
  recipientHint: 'Leave it empty to print the gift card and hand it over yourself.',
  sender: 'Your name (optional)',
  more: 'Add a message or a date',
  message: 'Message (optional)',
  sendOn: 'Send on (optional)',
  sendOnHint: 'Leave it empty to send it right after you pay.',
} as const

/** A gift in its buyer's account. */
export const giftCopy = {
  title: 'Your gift',
  badge: 'Gift',
  none: "We couldn't find this gift.",
  states: {
    unsent: 'Not sent by email. Print the gift card and hand it over.',
    soon: (recipient: string) => `We're emailing it to ${recipient}.`,
    scheduled: (recipient: string, day: string) => `We'll email it to ${recipient} on ${day}.`,
    sent: (recipient: string, day: string) => `Emailed to ${recipient} on ${day}. Not accepted yet.`,
    claimed: (day: string) => `Accepted on ${day}.`,
    ended: 'This gift was refunded or its payment was disputed, so it no longer gives access to the course.',
  },
  card: {
    title: 'Gift card',
    text: 'A page to print, with your message and a code to scan. It shows no price.',
    download: 'Download gift card',
  },
  change: {
    title: 'Change the gift',
    text: 'You can change the gift until it is accepted. Saving sends it again with a new link; links in earlier emails and on printed cards stop working.',
    submit: 'Save gift',
    saved: 'Gift saved',
    sendOnHint: 'Leave it empty to send it now.',
  },
} as const

/** The printed card. */
export const giftCardCopy = {
  heading: 'A gift for you',
  from: (sender: string) => `From ${sender}`,
  how: "Scan the code, or open this address, to accept your gift. There's nothing to pay.",
} as const

/** The page that the link of a gift opens. */
export const giftJoinCopy = {
  heading: (course: string) => `A gift for you: ${course}`,
  from: (sender: string) => `From ${sender}. There's nothing to pay.`,
  asUser: (email: string) => `The course goes to the account you're signed in to: ${email}.`,
  accept: 'Accept gift',
  accepted: 'The course is yours',
  owned:
    'You already have the course, so you don’t need this gift. It stays valid: pass the link on to someone else.',
} as const
