import type { SliceFactory } from '../platform/slice.ts'
import { planFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { learnerId, requireLearner } from './functions.ts'
export { findPlan, plansOf } from './store.ts'

export const createPlanSlice: SliceFactory = () => ({ personalData, functions: planFunctions })
