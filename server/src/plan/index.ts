import type { OpenSlice } from '../platform/slice.ts'
import { functions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { learnerId, requireLearner } from './functions.ts'
export { findPlan, plansOf } from './store.ts'

export const openPlan: OpenSlice = () => ({ personalData, functions })
