// @ts-check
// Formats the card fields while typing and keeps the caret in place.
import { digitsOf, isAmex } from './card-rules.js'

/** @param {string} digits */
export function groupNumber(digits) {
  const groups = isAmex(digits) ? [4, 6, 5] : [4, 4, 4, 4]
  let start = 0
  const parts = groups.map((size) => {
    const part = digits.slice(start, start + size)
    start += size
    return part
  })
  return parts.filter((part) => part !== '').join(' ')
}

/** @param {string} text as typed, pasted or autofilled, such as 5/30, 0530 or 05/2030 */
export function groupExpiry(text) {
  const single = /^\s*(\d)\s*[/\-.]\s*(.*)$/.exec(text)
  let digits = digitsOf(single ? `0${single[1]}${single[2]}` : text)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`
}

/** @param {string} text @returns {{ expMonth: number, expYear: number }} */
export function readExpiry(text) {
  const digits = digitsOf(text)
  if (digits.length !== 4) return { expMonth: Number.NaN, expYear: Number.NaN }
  return { expMonth: Number(digits.slice(0, 2)), expYear: 2000 + Number(digits.slice(2)) }
}

/**
 * @param {HTMLInputElement} input
 * @param {(text: string) => string} format
 */
export function formatWhileTyping(input, format) {
  input.addEventListener('input', (event) => {
    const deleting = /** @type {InputEvent} */ (event).inputType?.startsWith('delete') ?? false
    const caret = input.selectionStart ?? input.value.length
    const atEnd = caret === input.value.length
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length
    // Skip formatting here: it would add a deleted separator right back.
    const formatted = deleting && atEnd ? input.value.replace(/[\s/]+$/, '') : format(input.value)
    if (formatted === input.value) return
    input.value = formatted
    if (!atEnd) {
      const position = positionAfterDigits(formatted, digitsBefore)
      input.setSelectionRange(position, position)
    }
  })
}

/** @param {string} text @param {number} count */
function positionAfterDigits(text, count) {
  let seen = 0
  for (let position = 0; position < text.length; position++) {
    if (seen === count) return position
    if (/\d/.test(/** @type {string} */ (text[position]))) seen++
  }
  return text.length
}
