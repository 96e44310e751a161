import { siteContent } from '../../site/content.ts'
import { formatMoney } from '../../site/format.ts'
import type { SetPasswordLink, WelcomeLink } from './account.ts'
import { defineMail, type MailExample } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { contactRequired, expiryWithWayBack, questionsAboutOrder } from './phrases.ts'

/** An order. `amount` is what was paid, in the smallest unit of the currency; `discount` is what a code took off. */
export type Order = {
  number: string
  paidOn: string
  amount: number
  currency: string
  discount?: number
  code?: string | null
  /** Of a team. */
  seats?: number | undefined
  /** Where the company invoice is, if there is one. */
  invoiceLink?: string | undefined
}

const moneyText = (cents: number, currency: string) =>
  `${formatMoney(cents, currency)} ${currency.toUpperCase()}`

export const orderDetails = ({
  number,
  paidOn,
  amount,
  currency,
  discount = 0,
  code,
  seats,
  invoiceLink,
}: Order) => [
  { label: 'Course', value: siteContent().site.name },
  ...(seats ? [{ label: 'Seats', value: String(seats) }] : []),
  { label: 'Order number', value: number },
  { label: 'Date', value: paidOn },
  ...(discount > 0
    ? [
        { label: 'Price', value: moneyText(amount + discount, currency) },
        { label: code ? `Code ${code}` : 'Discount', value: `−${moneyText(discount, currency)}` },
      ]
    : []),
  { label: 'Paid', value: moneyText(amount, currency) },
  ...(invoiceLink ? [{ label: 'Invoice', value: 'Download invoice', link: invoiceLink }] : []),
]

const orderParts = (order: Order) => ({ details: orderDetails(order), values: { orderNumber: order.number } })

const newCustomerParts = ({ setPasswordLink, hours, ...order }: Order & SetPasswordLink) => ({
  details: orderDetails(order),
  link: setPasswordLink,
  values: { orderNumber: order.number, expiresIn: formatHours(hours) },
})

const exampleOrder = ({ order }: MailExample) => order

const refundRight = 'Not for you? Request a full refund in your account within {refundDays} days.'
const orderRequired = { ...contactRequired, refundDays: 'how long a refund can be requested' }

export const newCustomerOrder = defineMail<Order & SetPasswordLink>('order-confirmation-new', {
  title: 'Order confirmation (new customer)',
  sentWhen: 'After a purchase by someone whose email is not verified yet.',
  required: orderRequired,
  parts: newCustomerParts,
  example: ({ order, siteUrl }) => ({ ...order, setPasswordLink: `${siteUrl}/reset-password`, hours: 24 }),
  text: {
    subject: 'Your order: {siteName}',
    heading: 'Thank you for your order',
    body: "We received your payment. Your course is ready.\n\nIf you haven't chosen a password yet, set one so you can sign in on any device.",
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\n${refundRight}\n\n${questionsAboutOrder}`,
  },
})

export const existingCustomerOrder = defineMail<Order & { signInLink: string }>('order-confirmation', {
  title: 'Order confirmation',
  sentWhen: 'After a purchase by someone who has an account.',
  required: orderRequired,
  parts: ({ signInLink, ...order }) => ({ ...orderParts(order), link: signInLink }),
  example: ({ order, siteUrl }) => ({ ...order, signInLink: `${siteUrl}/welcome` }),
  text: {
    subject: 'Your order: {siteName}',
    heading: 'Thank you for your order',
    body: 'We received your payment. Your course is ready.\n\nSign in and start with Lesson 1 whenever you like.',
    button: 'Go to your course',
    notes: `Forgot your password? Use “Forgot your password?” on the sign-in page.\n\n${refundRight}\n\n${questionsAboutOrder}`,
  },
})

/** An example of an order with nothing to pay. */
const freeOrder = ({ amount, ...order }: Order) => ({
  ...order,
  amount: 0,
  discount: amount,
  code: 'FREE-SEAT-2027',
})

export const newCustomerFreeOrder = defineMail<Order & SetPasswordLink>('free-order-confirmation-new', {
  title: 'Free order (new customer)',
  sentWhen: 'After an order that a code made free, by someone whose email is not verified yet.',
  required: contactRequired,
  parts: newCustomerParts,
  example: ({ order, siteUrl }) => ({
    ...freeOrder(order),
    setPasswordLink: `${siteUrl}/reset-password`,
    hours: 24,
  }),
  text: {
    subject: 'Your order: {siteName}',
    heading: 'Thank you for your order',
    body: "Your course is ready.\n\nIf you haven't chosen a password yet, set one so you can sign in on any device.",
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\n${questionsAboutOrder}`,
  },
})

export const existingCustomerFreeOrder = defineMail<Order & { signInLink: string }>(
  'free-order-confirmation',
  {
    title: 'Free order',
    sentWhen: 'After an order that a code made free, by someone who has an account.',
    required: contactRequired,
    parts: ({ signInLink, ...order }) => ({ ...orderParts(order), link: signInLink }),
    example: ({ order, siteUrl }) => ({ ...freeOrder(order), signInLink: `${siteUrl}/welcome` }),
    text: {
      subject: 'Your order: {siteName}',
      heading: 'Thank you for your order',
      body: 'Your course is ready.\n\nSign in and start with Lesson 1 whenever you like.',
      button: 'Go to your course',
      notes: `Forgot your password? Use “Forgot your password?” on the sign-in page.\n\n${questionsAboutOrder}`,
    },
  },
)

export function orderConfirmation(order: Order, access: WelcomeLink) {
  const isFree = order.amount === 0
  if ('signInLink' in access)
    return (isFree ? existingCustomerFreeOrder : existingCustomerOrder)({ ...order, ...access })
  return (isFree ? newCustomerFreeOrder : newCustomerOrder)({ ...order, ...access })
}

export const refundRequested = defineMail<Order>('refund-requested', {
  title: 'Refund requested',
  sentWhen: 'When a customer requests a refund.',
  required: contactRequired,
  parts: orderParts,
  example: exampleOrder,
  text: {
    subject: 'We received your refund request',
    heading: 'We received your refund request',
    body: "We'll review your request and reply by email, usually within two business days.\n\nYou keep access to the course in the meantime.",
    notes:
      "If this wasn't you, someone else may be signed in to your account. Change your password and email {contactEmail}.",
  },
})

export const refundWithdrawn = defineMail<Order>('refund-withdrawn', {
  title: 'Refund request withdrawn',
  sentWhen: 'When a customer withdraws their refund request.',
  required: contactRequired,
  parts: orderParts,
  example: exampleOrder,
  text: {
    subject: 'Your refund request was withdrawn',
    heading: 'You keep the course',
    body: 'You withdrew your refund request. You keep the course, and nothing will be refunded.',
    notes: "If this wasn't you, change your password, request the refund again, and email {contactEmail}.",
  },
})

export const refundDeclined = defineMail<Order & { answer: string }>('refund-declined', {
  title: 'Refund request declined',
  sentWhen: 'When staff decline a refund request.',
  required: { answer: 'the reason that staff give', ...contactRequired },
  parts: ({ answer, ...order }) => ({
    details: orderDetails(order),
    values: { answer, orderNumber: order.number },
  }),
  example: ({ order }) => ({ ...order, answer: 'You finished the course before you requested the refund.' }),
  text: {
    subject: 'About your refund request',
    heading: "We couldn't approve your refund",
    body: "Here's why:\n\n{answer}\n\nYour access to the course hasn't changed.",
    notes: questionsAboutOrder,
  },
})

/** A refund. `left` is the amount that was not refunded; `hasAccess` tells whether the customer keeps access. */
type Refund = Pick<Order, 'number' | 'amount' | 'currency'> & {
  refundedOn: string
  left: number
  hasAccess: boolean
}

export type TeamRefund = Omit<Refund, 'hasAccess'>

export const refundParts = ({ number, refundedOn, amount, currency, left }: TeamRefund) => ({
  details: [
    { label: 'Course', value: siteContent().site.name },
    { label: 'Order number', value: number },
    { label: 'Date', value: refundedOn },
    { label: 'Refunded', value: moneyText(amount, currency) },
  ],
  values: { refunded: left > 0 ? 'part of your order' : 'your order', orderNumber: number },
})

const refundBody = "We've refunded {refunded}. The refund should appear on your card in 5–10 business days."

export const refundWithAccess = defineMail<Omit<Refund, 'hasAccess'>>('refund', {
  title: 'Refund (access continues)',
  sentWhen: 'After a refund of a part of an order, or of one of several.',
  required: contactRequired,
  parts: refundParts,
  example: ({ order: { paidOn, amount, ...order } }) => ({
    ...order,
    refundedOn: paidOn,
    amount: Math.round(amount / 2),
    left: Math.round(amount / 2),
  }),
  text: {
    subject: 'Your refund: {siteName}',
    heading: 'Your refund is on its way',
    body: `${refundBody}\n\nYour access to the course hasn't changed.`,
    notes: questionsAboutOrder,
  },
})

export const refundWithoutAccess = defineMail<Omit<Refund, 'hasAccess'>>('refund-access-ended', {
  title: 'Refund (access ends)',
  sentWhen: 'After a refund that ends access to the course.',
  required: contactRequired,
  parts: refundParts,
  example: ({ order: { paidOn, ...order } }) => ({ ...order, refundedOn: paidOn, left: 0 }),
  text: {
    subject: 'Your refund: {siteName}',
    heading: 'Your refund is on its way',
    body: `${refundBody}\n\nYour access to the course has ended. We'll keep your progress in case you come back.`,
    notes: questionsAboutOrder,
  },
})

export const refundIssued = ({ hasAccess, ...refund }: Refund) =>
  hasAccess ? refundWithAccess(refund) : refundWithoutAccess(refund)
