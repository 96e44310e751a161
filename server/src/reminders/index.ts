import type { SliceFactory } from '../platform/slice.ts'
import { remindersJob } from './job.ts'

export const createRemindersSlice: SliceFactory = (site) => ({ jobs: [remindersJob(site)] })
