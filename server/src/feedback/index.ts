import type { Slice } from '../platform/slice.ts'
import { feedbackResource } from './resource.ts'

export const feedback: Slice = { name: 'feedback', resources: [feedbackResource] }
