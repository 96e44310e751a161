import { serveJobs } from '../../platform/serve-jobs.ts'
import { drawGiftCard } from './draw-gift-card.ts'

serveJobs(drawGiftCard)
