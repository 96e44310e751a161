import { defaultPolicies } from '@course/content/site/policies'
import { policyTypes } from '@course/contract/editing/policies'
import { sanitizeRichText } from '../lessons/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { policyContent } from './resource.ts'
import { addFirstPolicy, hasPolicy } from './store.ts'

export { importPolicies } from './import-policy.ts'
export { savePolicy } from './save-policy.ts'
export { currentPolicies, currentPolicy, policyVersion, policyVersions } from './store.ts'

export const createPoliciesSlice: SliceFactory = (site) => ({
  personalData,
  resources: [policyContent],
  async seed() {
    for (const policy_type of policyTypes) {
      if (await hasPolicy(site.db, policy_type)) continue
      const first = {
        policy_type,
        content: sanitizeRichText(defaultPolicies()[policy_type]),
        updated_by: null,
        created_at: nowIso(site.clock),
      }
      await site.db.transaction().execute((trx) => addFirstPolicy(trx, first))
    }
  },
})
