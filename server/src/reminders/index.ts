import type { SliceFactory } from '../http/slice.ts'
import { remindersJob } from './job.ts'

export const createRemindersSlice: SliceFactory = (site) => ({ jobs: [remindersJob(site)] })
