const groupedByComma = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/
const groupedByDot = /^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/
const plain = /^-?(\d+\.?\d*|\.\d+)$/

/**
 * Null for empty text, NaN for text that is not a number. A comma separates thousands in `3,600` and decimals
 * in `1,5`.
 */
export function parseNumber(typed: string): number | null {
  const text = typed.replace(/[\s$%]/g, '')
  if (text === '') return null
  const number = groupedByComma.test(text)
    ? text.replaceAll(',', '')
    : groupedByDot.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replace(',', '.')
  return plain.test(number) ? Number(number) : Number.NaN
}

/** False for what is not a number. */
export const isInRange = (number: number, { min, max }: { min: number; max: number }): boolean =>
  number >= min && number <= max
