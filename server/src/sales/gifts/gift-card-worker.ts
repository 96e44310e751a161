import { serveTasks } from '../../platform/serve-tasks.ts'
import { drawGiftCard } from './draw-gift-card.ts'

serveTasks(drawGiftCard)
