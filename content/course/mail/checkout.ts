import { siteContent } from '../../site/content.ts'
import { formatMoney } from '../../site/money.ts'
import { refundDays } from '../../site/pricing.ts'
import { formatHours } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

/** An order. `amount` is in the smallest unit of the currency. */
export type Order = { number: string; paidOn: string; amount: number; currency: string }

/** A link to set a password for new customers, or to sign in for existing ones. */
type AccessLink = { setPasswordLink: string; hours: number } | { signInLink: string }

export const orderConfirmation = (order: Order, accessLink: AccessLink): MailCopy => {
  const isNew = 'setPasswordLink' in accessLink
  return {
    subject: `Your order: ${siteContent().site.name}`,
    heading: 'Thank you for your order',
    paragraphs: [
      'We received your payment. Your course is ready.',
      isNew
        ? "If you haven't chosen a password yet, set one so you can sign in on any device."
        : 'Sign in and start with Lesson 1 whenever you like.',
    ],
    details: [
      { label: 'Course', value: siteContent().site.name },
      { label: 'Order number', value: order.number },
      { label: 'Date', value: order.paidOn },
      {
        label: 'Paid',
        value: `${formatMoney(order.amount, order.currency)} ${order.currency.toUpperCase()}`,
      },
    ],
    button: isNew
      ? { label: 'Set your password', link: accessLink.setPasswordLink }
      : { label: 'Go to your course', link: accessLink.signInLink },
    notes: [
      isNew
        ? `This link expires in ${formatHours(accessLink.hours)} and can be used once. If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`
        : 'Forgot your password? Use “Forgot your password?” on the sign-in page.',
      `Not for you? Request a full refund in your account within ${refundDays} days.`,
      `Questions? Email ${siteContent().footer.contact.email} and include your order number.`,
    ],
  }
}

const orderDetails = ({ number, paidOn, amount, currency }: Order) => [
  { label: 'Course', value: siteContent().site.name },
  { label: 'Order number', value: number },
  { label: 'Date', value: paidOn },
  { label: 'Paid', value: `${formatMoney(amount, currency)} ${currency.toUpperCase()}` },
]

export const refundRequested = (order: Order): MailCopy => ({
  subject: 'We received your refund request',
  heading: 'We received your refund request',
  paragraphs: [
    "We'll review your request and reply by email, usually within two business days.",
    'You keep access to the course in the meantime.',
  ],
  details: orderDetails(order),
  notes: [
    `If this wasn't you, someone else may be signed in to your account. Change your password and email ${siteContent().footer.contact.email}.`,
  ],
})

export const refundWithdrawn = (order: Order): MailCopy => ({
  subject: 'Your refund request was withdrawn',
  heading: 'You keep the course',
  paragraphs: ['You withdrew your refund request. You keep the course, and nothing will be refunded.'],
  details: orderDetails(order),
  notes: [
    `If this wasn't you, change your password, request the refund again, and email ${siteContent().footer.contact.email}.`,
  ],
})

export const refundDeclined = ({ answer, ...order }: Order & { answer: string }): MailCopy => ({
  subject: 'About your refund request',
  heading: "We couldn't approve your refund",
  paragraphs: ["Here's why:", answer, "Your access to the course hasn't changed."],
  details: orderDetails(order),
  notes: [`Questions? Email ${siteContent().footer.contact.email} and include your order number.`],
})

/** A refund. `left` is the amount that was not refunded; `hasAccess` tells whether the customer keeps access. */
type Refund = Omit<Order, 'paidOn'> & { refundedOn: string; left: number; hasAccess: boolean }

export const refundIssued = ({ number, refundedOn, amount, currency, left, hasAccess }: Refund): MailCopy => {
  const money = (cents: number) => `${formatMoney(cents, currency)} ${currency.toUpperCase()}`
  return {
    subject: `Your refund: ${siteContent().site.name}`,
    heading: 'Your refund is on its way',
    paragraphs: [
      `We've refunded ${left > 0 ? 'part of your order' : 'your order'}. The refund should appear on your card in 5–10 business days.`,
      hasAccess
        ? "Your access to the course hasn't changed."
        : "Your access to the course has ended. We'll keep your progress in case you come back.",
    ],
    details: [
      { label: 'Course', value: siteContent().site.name },
      { label: 'Order number', value: number },
      { label: 'Date', value: refundedOn },
      { label: 'Refunded', value: money(amount) },
    ],
    notes: [`Questions? Email ${siteContent().footer.contact.email} and include your order number.`],
  }
}
