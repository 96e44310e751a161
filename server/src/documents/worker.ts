import { serveTasks } from '../platform/serve-tasks.ts'
import { makeDocument } from './make-document.ts'

serveTasks(makeDocument)
