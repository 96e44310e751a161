import type { SliceFactory } from '../http/slice.ts'
import { planFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'
import { sharingFunctions } from './sharing/functions.ts'
import { simulationFunction } from './simulation.ts'

export { findPlan, listPlans } from './store.ts'

export const createPlanSlice: SliceFactory = () => ({
  personalData,
  functions: [...planFunctions(), ...sharingFunctions, simulationFunction],
})
