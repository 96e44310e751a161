import { serveJobs } from '../platform/serve-jobs.ts'
import { makeDocument } from './make-document.ts'

serveJobs(makeDocument)
