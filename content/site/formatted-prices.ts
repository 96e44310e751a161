import { formatMoney } from './money.ts'
import { price } from './price.ts'

/** The price as it is written. */
export const formattedPrices = {
  original: formatMoney(price.originalCents, price.currency),
  current: formatMoney(price.currentCents, price.currency),
  saving: formatMoney(price.originalCents - price.currentCents, price.currency),
}
