import { footer } from '../../site/footer.ts'
import { formatMoney } from '../../site/money.ts'
import { refundDays } from '../../site/pricing.ts'
import { siteName } from '../../site/site.ts'
import { duration } from './duration.ts'
import type { MailText } from './mail-text.ts'

/** An order as its customer knows it; `amount` counts the smallest unit of the currency. */
export type Order = { number: string; paidOn: string; amount: number; currency: string }

/** How the customer gets in: with a link to set a password, or with the password they have. */
type WayIn = { setPasswordLink: string; hours: number } | { signInLink: string }

export const orderConfirmation = (order: Order, wayIn: WayIn): MailText => {
  const isNew = 'setPasswordLink' in wayIn
  return {
    subject: `Your order: ${siteName}`,
    heading: 'Thank you for your order',
    paragraphs: [
      'Your payment has arrived, and the course is open to you.',
      isNew
        ? 'Set a password, so that you can come back on any device, at any time.'
        : 'Sign in with the password you have, and begin with lesson 1 whenever it suits you.',
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
        ? `The link works once, for ${duration(wayIn.hours)}. If it has run out, choose “Forgot your password?” on the sign-in page and you get a new one.`
        : 'Forgot the password? Choose “Forgot your password?” on the sign-in page and you get a link for a new one.',
      `Not for you? Write to us within ${refundDays} days of paying, and we refund the full price.`,
      `Questions? Write to ${footer.contact.email} and name the order number.`,
    ],
  }
}

const orderDetails = ({ number, paidOn, amount, currency }: Order) => [
  { label: 'Course', value: siteName },
  { label: 'Order number', value: number },
  { label: 'Date', value: paidOn },
  { label: 'Paid', value: `${formatMoney(amount, currency)} ${currency.toUpperCase()}` },
]

export const refundAsked = (order: Order): MailText => ({
  subject: `You asked for a refund: ${siteName}`,
  heading: 'We have your wish for a refund',
  paragraphs: [
    'You asked for the price of the course back. We look at it and write to you, usually within two working days.',
    'Until then the course stays open to you.',
  ],
  details: orderDetails(order),
  notes: [
    `If it was not you, somebody else may be signed in to your account. Change your password, and write to ${footer.contact.email}.`,
  ],
})

export const refundWithdrawn = (order: Order): MailText => ({
  subject: `You took your wish for a refund back: ${siteName}`,
  heading: 'You keep the course',
  paragraphs: [
    'You took your wish for a refund back. Nothing is refunded, and the course stays open to you.',
  ],
  details: orderDetails(order),
  notes: [
    `If it was not you, ask again on your account page, change your password, and write to ${footer.contact.email}.`,
  ],
})

export const refundDeclined = ({ answer, ...order }: Order & { answer: string }): MailText => ({
  subject: `Your wish for a refund: ${siteName}`,
  heading: 'We could not grant your refund',
  paragraphs: ['This is what we have to say about it:', answer, 'Your access to the course stays as it is.'],
  details: orderDetails(order),
  notes: [`Not content with this? Write to ${footer.contact.email} and name the order number.`],
})

/** Money that goes back; `left` is what the customer has still paid, and `hasAccess` whether the course stays open. */
type Returned = Omit<Order, 'paidOn'> & { returnedOn: string; left: number; hasAccess: boolean }

export const refundNotice = ({
  number,
  returnedOn,
  amount,
  currency,
  left,
  hasAccess,
}: Returned): MailText => {
  const money = (cents: number) => `${formatMoney(cents, currency)} ${currency.toUpperCase()}`
  return {
    subject: `Your refund: ${siteName}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `We have refunded ${left > 0 ? 'a part of your order' : 'your order'}. The money is back on the card you paid with in 5 to 10 working days.`,
      hasAccess
        ? 'Your access to the course stays as it is.'
        : 'Your access to the course has ended. Your progress is kept, should you come back.',
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
