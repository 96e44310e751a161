import type { OpenSlice } from '../platform/slice.ts'
import { remindersJob } from './job.ts'

export const openReminders: OpenSlice = (site) => ({ jobs: [remindersJob(site)] })
