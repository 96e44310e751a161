import type { CardProblem } from './card-problem.ts'

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  /** The payment requires 3-D Secure. */
  challenge?: true
  refusal?: CardProblem
  /** What happens after the payment. */
  afterPayment?:
    | 'dispute'
    | 'refund-pending-then-succeeds'
    | 'refund-succeeds-then-fails'
    | 'payment-succeeds'
    | 'payment-fails'
}

/** The stored part of a used card. The number is not stored. */
export interface UsedCard {
  brand: TestCard['brand']
  last4: string
  expMonth: number
  expYear: number
  name: string | null
  /** The billing country. */
  country: string
}

const declined = (declineCode: string, message = 'Your card was declined.'): CardProblem => ({
  code: 'card_declined',
  declineCode,
  message,
})

// Lost and stolen cards get the generic message, because the user may be the thief.
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '378282246310005', brand: 'amex' },
  { number: '4000000000000002', brand: 'visa', refusal: declined('generic_decline') },
  {
    number: '4000000000009995',
    brand: 'visa',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { number: '4000000000009987', brand: 'visa', refusal: declined('lost_card') },
  { number: '4000000000009979', brand: 'visa', refusal: declined('stolen_card') },
  {
    number: '4000000000000069',
    brand: 'visa',
    refusal: { code: 'expired_card', message: 'Your card has expired.', field: 'expiry' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", field: 'cvc' },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    refusal: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000002760003184', brand: 'visa', challenge: true },
  { number: '4000000000003220', brand: 'visa', challenge: true },
  { number: '4000008400001629', brand: 'visa', challenge: true, refusal: declined('generic_decline') },
  { number: '4000000000000259', brand: 'visa', afterPayment: 'dispute' },
  { number: '4000000000007726', brand: 'visa', afterPayment: 'refund-pending-then-succeeds' },
  { number: '4000000000005126', brand: 'visa', afterPayment: 'refund-succeeds-then-fails' },
  // These two exist only in the sandbox: at Stripe, card payments are never delayed.
  { number: '4000000000008104', brand: 'visa', afterPayment: 'payment-succeeds' },
  { number: '4000000000008203', brand: 'visa', afterPayment: 'payment-fails' },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))
const byLast4 = new Map(testCards.map((card) => [card.number.slice(-4), card]))

export const findTestCard = (number: string): TestCard | undefined => byNumber.get(number)

/** The last four digits are unique among the test cards. */
export const findTestCardByLast4 = (last4: string | null): TestCard | undefined => byLast4.get(last4 ?? '')
