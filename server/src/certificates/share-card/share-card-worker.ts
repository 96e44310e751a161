import { serveJobs } from '../../platform/serve-jobs.ts'
import { drawShareCard } from './draw-share-card.ts'

serveJobs(drawShareCard)
