import { renderWith } from '../../platform/rendering/worker.ts'
import { drawShareCard } from './draw-share-card.ts'

renderWith(drawShareCard)
