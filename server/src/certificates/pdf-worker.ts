import { serveJobs } from '../platform/serve-jobs.ts'
import { drawCertificate } from './draw-certificate.ts'

serveJobs(drawCertificate)
