import { formatMoney } from './money.ts'
import { price } from './price.ts'

/** The prices as text. */
export const formattedPrices = {
  original: formatMoney(price.originalCents, price.currency),
  current: formatMoney(price.currentCents, price.currency),
  saving: formatMoney(price.originalCents - price.currentCents, price.currency),
}
