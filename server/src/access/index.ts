import type { SliceFactory } from '../http/slice.ts'
import { compareAccessJob } from './compare-access.ts'
import { personalData } from './personal-data.ts'
import { paidCustomers } from './resource.ts'

export { decideAccess } from './decide-access.ts'
export { importPaidCustomers } from './import-access.ts'
export {
  findAccessOverride,
  overrideAccess,
  withdrawOverride,
} from './overrides.ts'
export { processAccessChanges } from './process-access-changes.ts'
export {
  countPaidCustomers,
  eraseAccessWithoutSale,
  hasAccess,
  hasCourse,
  lockCustomer,
} from './store.ts'

export const createAccessSlice: SliceFactory = (site) => ({
  personalData,
  resources: [paidCustomers],
  jobs: [compareAccessJob(site)],
})
