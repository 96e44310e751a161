import { formatMoney } from './money.ts'

/** What the course costs. Every text with an amount, and what the server charges, is made from these three. */
export const price = {
  currency: 'USD',
  originalCents: 499_00,
  currentCents: 299_00,
} as const

/** How long after paying the full price is given back to whoever asks. */
export const refundDays = 14

/** The price as it is written. */
export const priceTexts = {
  original: formatMoney(price.originalCents, price.currency),
  current: formatMoney(price.currentCents, price.currency),
  saving: formatMoney(price.originalCents - price.currentCents, price.currency),
}

/** The offer as it is shown. */
export const pricing = {
  description: 'One-time payment. Lifetime access. No subscription.',
  features: [
    'All four lessons, with every diagram and checklist',
    'Four graded quizzes with explained answers',
    'Thirteen exercises that build your own change plan',
    'Certificate of completion as a PDF',
    'Lifetime access, later editions included',
  ],
  buttonText: 'Enroll in the Course',
} as const
