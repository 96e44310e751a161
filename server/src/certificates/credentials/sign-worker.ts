import { serveTasks } from '../../platform/serve-tasks.ts'
import { addProof, type SignRequest } from './sign.ts'

serveTasks(async (request: SignRequest) => Buffer.from(JSON.stringify(await addProof(request))))
