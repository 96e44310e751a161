import { renderWith } from '../../platform/rendering/worker.ts'
import { makeArchive } from './make-archive.ts'

renderWith(makeArchive)
