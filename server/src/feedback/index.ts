import type { OpenSlice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { feedbackResource } from './resource.ts'

export type { FeedbackRow } from './store.ts'

export const openFeedback: OpenSlice = () => ({ personalData, resources: [feedbackResource] })
