import type { Site } from '../platform/site.ts'
import type { Cards } from './provider/cards.ts'

/** The site plus what checkout needs: the card provider and the purchase counter. */
export type CheckoutSite = Site & { cards: Cards; countPurchase(): void }
