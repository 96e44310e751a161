import { formatMoney } from './money.ts'
import { price } from './price.ts'

const cents: { originalCents: number; currentCents: number } = price

/** Without a discount, no line about one is shown. */
export const hasDiscount = cents.originalCents > cents.currentCents

/** The prices as text. */
export const formattedPrices = {
  original: formatMoney(price.originalCents, price.currency),
  current: formatMoney(price.currentCents, price.currency),
  saving: formatMoney(price.originalCents - price.currentCents, price.currency),
}
