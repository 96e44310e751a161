// @ts-check
// Validation of a card before it is charged. Used by the card form and by the sandbox API.

/** @param {string} text */
export const digitsOf = (text) => text.replaceAll(/\D/g, '')

/** @param {string} number */
export const isAmex = (number) => /^3[47]/.test(number)

/** @param {string} number */
export function brandOf(number) {
  if (isAmex(number)) return 'American Express'
  if (/^5[1-5]/.test(number)) return 'Mastercard'
  return number.startsWith('4') ? 'Visa' : ''
}

/**
 * Verifies the check digit at the end of a card number.
 * @param {string} number digits only
 */
function passesLuhn(number) {
  let sum = 0
  for (let index = 0; index < number.length; index++) {
    const digit = Number(number[number.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return number.length > 0 && sum % 10 === 0
}

/**
 * @typedef {{ number: string, expMonth: number, expYear: number, cvc: string }} CardEntry
 * @typedef {{ field: 'number' | 'expiry' | 'cvc', code: 'incorrect_number' | 'invalid_number' | 'invalid_expiry_month'
 *   | 'invalid_expiry_year' | 'expired_card' | 'invalid_cvc', message: string }} EntryProblem
 */

/**
 * All validation errors, in the order of the form.
 * @param {CardEntry} card
 * @param {Date} today
 * @returns {EntryProblem[]}
 */
export function entryProblems(card, today) {
  /** @type {EntryProblem[]} */
  const problems = []
  const length = isAmex(card.number) ? 15 : 16
  if (card.number.length < length) {
    problems.push({ field: 'number', code: 'invalid_number', message: 'Your card number is incomplete.' })
  } else if (card.number.length > length || !passesLuhn(card.number)) {
    problems.push({ field: 'number', code: 'incorrect_number', message: 'Your card number is incorrect.' })
  }
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    problems.push({
      field: 'expiry',
      code: 'invalid_expiry_month',
      message: "Your card's expiration date is incomplete.",
    })
  } else if (!Number.isInteger(card.expYear) || card.expYear > today.getFullYear() + 50) {
    problems.push({
      field: 'expiry',
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
    })
  } else if (card.expYear * 12 + card.expMonth < today.getFullYear() * 12 + today.getMonth() + 1) {
    problems.push({
      field: 'expiry',
      code: 'expired_card',
      message: "Your card's expiration date is in the past.",
    })
  }
  if (card.cvc.length !== (isAmex(card.number) ? 4 : 3)) {
    problems.push({ field: 'cvc', code: 'invalid_cvc', message: "Your card's security code is incomplete." })
  }
  return problems
}
