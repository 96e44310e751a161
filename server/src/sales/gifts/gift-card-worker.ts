import { renderWith } from '../../platform/rendering/worker.ts'
import { drawGiftCard } from './draw-gift-card.ts'

renderWith(drawGiftCard)
