import { renderWith } from '../platform/rendering/worker.ts'
import { drawCertificate } from './draw-certificate.ts'

renderWith(drawCertificate)
