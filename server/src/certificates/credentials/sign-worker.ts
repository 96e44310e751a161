import { renderWith } from '../../platform/rendering/worker.ts'
import { addProof, type SignRequest } from './sign.ts'

renderWith(async (request: SignRequest) => Buffer.from(JSON.stringify(await addProof(request))))
