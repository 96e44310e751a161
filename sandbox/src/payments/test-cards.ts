import type { CardProblem } from './card-problem.ts'

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  /** The holder must confirm the payment with the bank first (3-D Secure). */
  challenge?: true
  refusal?: CardProblem
  /** What happens after the customer has paid. */
  later?:
    | 'dispute'
    | 'refund-pending-then-succeeds'
    | 'refund-succeeds-then-fails'
    | 'payment-succeeds'
    | 'payment-fails'
}

/** What remains of a card after it was used: the number is not kept. */
export interface CardUsed {
  brand: TestCard['brand']
  last4: string
  expMonth: number
  expYear: number
  name: string | null
}

const declined = (declineCode: string, message = 'Your card was declined.'): CardProblem => ({
  code: 'card_declined',
  declineCode,
  message,
})

// Lost and stolen cards get the general message: the person at the keyboard may be the thief.
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
  { number: '4000000000000259', brand: 'visa', later: 'dispute' },
  { number: '4000000000007726', brand: 'visa', later: 'refund-pending-then-succeeds' },
  { number: '4000000000005126', brand: 'visa', later: 'refund-succeeds-then-fails' },
  // These two are the sandbox's own: the provider knows late payments only from banks, not from cards.
  { number: '4000000000008104', brand: 'visa', later: 'payment-succeeds' },
  { number: '4000000000008203', brand: 'visa', later: 'payment-fails' },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))
const byLast4 = new Map(testCards.map((card) => [card.number.slice(-4), card]))

export const testCardOf = (number: string): TestCard | undefined => byNumber.get(number)

/** Every listed card ends in four digits of its own, so that these suffice to tell which one was used. */
export const testCardEndingIn = (last4: string | null): TestCard | undefined => byLast4.get(last4 ?? '')
