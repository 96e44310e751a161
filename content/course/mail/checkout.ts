import { footer } from '../../site/footer.ts'
import { formatMoney } from '../../site/money.ts'
import { refundDays } from '../../site/pricing.ts'
import { siteName } from '../../site/site.ts'
import { duration } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

/** An order as its customer knows it; `amount` counts the smallest unit of the currency. */
export type Order = { number: string; paidOn: string; amount: number; currency: string }

/** How the customer gets in: with a link to set a password, or with the password they have. */
type WayIn = { setPasswordLink: string; hours: number } | { signInLink: string }

export const orderConfirmation = (order: Order, wayIn: WayIn): MailCopy => {
  const isNew = 'setPasswordLink' in wayIn
  return {
    subject: `Your order: ${siteName}`,
    heading: 'Thank you for your order',
    paragraphs: [
      'We received your payment. Your course is ready.',
      isNew
        ? 'Set a password so you can sign in on any device.'
        : 'Sign in and start with Lesson 1 whenever you like.',
    ],
    details: [
      { label: 'Course', value: siteName },
      { label: 'Order number', value: order.number },
      { label: 'Date', value: order.paidOn },
      {
        label: 'Paid',
        value: `${formatMoney(order.amount, order.currency)} ${order.currency.toUpperCase()}`,
      },
    ],
    button: isNew
      ? { label: 'Set your password', link: wayIn.setPasswordLink }
      : { label: 'Go to your course', link: wayIn.signInLink },
    notes: [
      isNew
        ? `This link expires in ${duration(wayIn.hours)} and can be used once. If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`
        : 'Forgot your password? Use “Forgot your password?” on the sign-in page.',
      `Not for you? Email us within ${refundDays} days for a full refund.`,
      `Questions? Email ${footer.contact.email} and include your order number.`,
    ],
  }
}

const orderDetails = ({ number, paidOn, amount, currency }: Order) => [
  { label: 'Course', value: siteName },
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
    `If this wasn't you, someone else may be signed in to your account. Change your password and email ${footer.contact.email}.`,
  ],
})

export const refundWithdrawn = (order: Order): MailCopy => ({
  subject: 'Your refund request was withdrawn',
  heading: 'You keep the course',
  paragraphs: ['You withdrew your refund request. You keep the course, and nothing will be refunded.'],
  details: orderDetails(order),
  notes: [
    `If this wasn't you, change your password, request the refund again, and email ${footer.contact.email}.`,
  ],
})

export const refundDeclined = ({ answer, ...order }: Order & { answer: string }): MailCopy => ({
  subject: 'About your refund request',
  heading: "We couldn't approve your refund",
  paragraphs: ["Here's why:", answer, 'Your access to the course stays as it is.'],
  details: orderDetails(order),
  notes: [`Questions? Email ${footer.contact.email} and include your order number.`],
})

/** Money that goes back; `left` is what the customer has still paid, and `hasAccess` whether the course stays open. */
type Returned = Omit<Order, 'paidOn'> & { returnedOn: string; left: number; hasAccess: boolean }

export const refundIssued = ({
  number,
  returnedOn,
  amount,
  currency,
  left,
  hasAccess,
}: Returned): MailCopy => {
  const money = (cents: number) => `${formatMoney(cents, currency)} ${currency.toUpperCase()}`
  return {
    subject: `Your refund: ${siteName}`,
    heading: 'Your refund is on its way',
    paragraphs: [
      `We have refunded ${left > 0 ? 'a part of your order' : 'your order'}. It should appear on your card in 5–10 business days.`,
      hasAccess
        ? 'Your access to the course stays as it is.'
        : "Your access to the course has ended. We'll keep your progress in case you come back.",
    ],
    details: [
      { label: 'Course', value: siteName },
      { label: 'Order number', value: number },
      { label: 'Date', value: returnedOn },
      { label: 'Refunded', value: money(amount) },
    ],
    notes: [`Questions? Write to ${footer.contact.email} and name the order number.`],
  }
}
