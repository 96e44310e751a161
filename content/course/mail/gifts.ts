import type { SetPasswordLink, WelcomeLink } from './account.ts'
import { type Order, orderDetails, refundParts, type TeamRefund } from './checkout.ts'
import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { contactRequired, expiryWithWayBack, questionsAboutOrder } from './phrases.ts'

/** `delivery` is a sentence: when and to whom the gift is sent. */
type GiftOrder = Order & { delivery: string }

/** When and to whom a gift is sent. */
export const giftDelivery = {
  unsent: 'Print the gift card and hand it over whenever you like.',
  scheduled: (recipient: string, day: string) => `We'll email the gift to ${recipient} on ${day}.`,
  sent: (recipient: string) => `We've emailed the gift to ${recipient}.`,
} as const

const exampleDelivery = giftDelivery.sent('sam@example.com')

export const newGiftOrder = defineMail<GiftOrder & SetPasswordLink>('gift-order-new', {
  title: 'Gift order (new customer)',
  sentWhen: 'After someone whose email is not verified yet buys the course as a gift.',
  required: contactRequired,
  parts: ({ setPasswordLink, hours, delivery, ...order }) => ({
    details: orderDetails(order),
    link: setPasswordLink,
    values: { delivery, orderNumber: order.number, expiresIn: formatHours(hours) },
  }),
  example: ({ order, siteUrl }) => ({
    ...order,
    delivery: exampleDelivery,
    setPasswordLink: `${siteUrl}/reset-password`,
    hours: 24,
  }),
  text: {
    subject: 'Your gift: {siteName}',
    heading: 'Your gift is ready',
    body: 'We received your payment. {delivery}\n\nSet a password to print the gift card, or to change the gift until it is accepted.',
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\n${questionsAboutOrder}`,
  },
})

export const giftOrder = defineMail<GiftOrder & { giftLink: string }>('gift-order', {
  title: 'Gift order',
  sentWhen: 'After someone who has an account buys the course as a gift.',
  required: contactRequired,
  parts: ({ giftLink, delivery, ...order }) => ({
    details: orderDetails(order),
    link: giftLink,
    values: { delivery, orderNumber: order.number },
  }),
  example: ({ order, siteUrl }) => ({ ...order, delivery: exampleDelivery, giftLink: `${siteUrl}/account` }),
  text: {
    subject: 'Your gift: {siteName}',
    heading: 'Your gift is ready',
    body: 'We received your payment. {delivery}\n\nIn your account you can print the gift card, or change the gift until it is accepted.',
    button: 'See your gift',
    notes: questionsAboutOrder,
  },
})

export const giftOrderConfirmation = (order: GiftOrder, access: WelcomeLink, giftLink: string) =>
  'signInLink' in access ? giftOrder({ ...order, giftLink }) : newGiftOrder({ ...order, ...access })

/** To the recipient. It shows no price and no order. */
export const gift = defineMail<{ sender: string; message: string; link: string }>('gift', {
  title: 'Gift',
  sentWhen: 'To the recipient of a gift, on the day that the buyer chose.',
  required: { sender: 'who gives it', message: 'what the sender wrote' },
  parts: ({ sender, message, link }) => ({ link, values: { sender, message } }),
  example: ({ email, siteUrl }) => ({
    sender: email,
    message: 'Happy birthday! I hope that you enjoy it.',
    link: `${siteUrl}/join`,
  }),
  text: {
    subject: 'A gift for you: {siteName}',
    heading: 'You have a gift',
    body: "{sender} has given you the course {siteName}.\n\n{message}\n\nAccept the gift to start whenever you like. There's nothing to pay.",
    button: 'See your gift',
    notes: "If you don't know the sender, you can ignore this email.",
  },
})

export const giftUnclaimed = defineMail<{ recipient: string; giftLink: string; days: number }>(
  'gift-unclaimed',
  {
    title: 'Gift not accepted',
    sentWhen: 'To the buyer of a gift that has not been accepted for 30 days.',
    required: contactRequired,
    parts: ({ recipient, giftLink, days }) => ({ link: giftLink, values: { recipient, days: String(days) } }),
    example: ({ siteUrl }) => ({ recipient: 'sam@example.com', giftLink: `${siteUrl}/account`, days: 30 }),
    text: {
      subject: "Your gift hasn't been accepted yet",
      heading: "Your gift hasn't been accepted yet",
      body: 'Your gift for {recipient} has been waiting for {days} days. It may have landed in spam, or the address may be wrong.\n\nYou can correct the address, send the gift again, or print the gift card.',
      button: 'See your gift',
      notes: 'Questions? Email {contactEmail}.',
    },
  },
)

export const giftRefund = defineMail<TeamRefund>('gift-refund', {
  title: 'Refund of a gift',
  sentWhen: 'To the buyer, after a refund of a gift.',
  required: contactRequired,
  parts: refundParts,
  example: ({ order: { paidOn, ...order } }) => ({ ...order, refundedOn: paidOn, left: 0 }),
  text: {
    subject: 'Your refund: {siteName}',
    heading: 'Your refund is on its way',
    body: "We've refunded {refunded}. The refund should appear on your card in 5–10 business days.\n\nA gift that was refunded in full no longer gives access to the course.",
    notes: questionsAboutOrder,
  },
})
