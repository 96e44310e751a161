import { serveJobs } from '../../platform/serve-jobs.ts'
import { makeArchive } from './make-archive.ts'

serveJobs(makeArchive)
