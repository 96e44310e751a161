import type { Site } from '../platform/site.ts'
import type { Cards } from './provider/cards.ts'

/** The site, with the card provider and the counter of purchases. */
export type SalesSite = Site & { cards: Cards; countPurchase(): void }
