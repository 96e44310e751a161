import type { Site } from '../platform/site.ts'
import type { Cards } from './cards.ts'

/** The site with what selling needs besides: the card provider, and the count of what this process has sold. */
export type Shop = Site & { cards: Cards; countPurchase(): void }
