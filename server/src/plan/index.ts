import type { SliceFactory } from '../http/slice.ts'
import { planFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'
import { planDatesJob } from './plan-dates-job.ts'
import { sharingFunctions } from './sharing/functions.ts'
import { simulationFunction } from './simulation.ts'

export { findPlan, listPlans } from './store.ts'

export const createPlanSlice: SliceFactory = (site) => ({
  jobs: [planDatesJob(site)],
  personalData,
  functions: [...planFunctions(), ...sharingFunctions, simulationFunction],
})
