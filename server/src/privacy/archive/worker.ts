import { serveTasks } from '../../platform/serve-tasks.ts'
import { makeArchive } from './make-archive.ts'

serveTasks(makeArchive)
