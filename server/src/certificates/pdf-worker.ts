import { serveTasks } from '../platform/serve-tasks.ts'
import { drawCertificate } from './draw-certificate.ts'

serveTasks(drawCertificate)
