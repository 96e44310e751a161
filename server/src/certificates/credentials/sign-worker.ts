import { serveJobs } from '../../platform/serve-jobs.ts'
import { addProof, type SignRequest } from './sign.ts'

serveJobs(async (request: SignRequest) => Buffer.from(JSON.stringify(await addProof(request))))
