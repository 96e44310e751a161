import { serveTasks } from '../../platform/serve-tasks.ts'
import { drawShareCard } from './draw-share-card.ts'

serveTasks(drawShareCard)
