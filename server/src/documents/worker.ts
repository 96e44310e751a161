import { renderWith } from '../platform/rendering/worker.ts'
import { makeDocument } from './make-document.ts'

renderWith(makeDocument)
