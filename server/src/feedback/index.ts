import type { Slice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { feedbackResource } from './resource.ts'

export const feedback: Slice = { name: 'feedback', personalData, resources: [feedbackResource] }
