import type { SliceFactory } from '../platform/slice.ts'
import { compareAccessJob } from './compare-access.ts'
import { personalData } from './personal-data.ts'
import { paidCustomers } from './resource.ts'

export { decideAccess } from './decide-access.ts'
export { importPaidCustomers } from './import-access.ts'
export {
  accessOverrideOf,
  overrideAccess,
  withdrawOverride,
} from './overrides.ts'
export { purchasesOwnedBy } from './personal-data.ts'
export { processAccessChanges } from './process-access-changes.ts'
export {
  addPurchase,
  assignPurchaseToCustomer,
  isFullyRefunded,
  listCustomerPurchases,
  lockPurchase,
  lockPurchaseOwner,
  type NewPurchase,
  type PurchaseRow,
  type PurchaseState,
  purchaseById,
  purchasedSessions,
  purchaseOfPayment,
  purchaseOfSession,
  transitionPurchase,
} from './purchases.ts'

export { paidCustomerCount, revenueBetween, salesPerDay } from './sales.ts'
export { hasCourse, isPaidCustomer, lockCustomer } from './store.ts'

export const createAccessSlice: SliceFactory = (site) => ({
  personalData,
  resources: [paidCustomers],
  jobs: [compareAccessJob(site)],
})
