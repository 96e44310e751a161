import type { SliceFactory } from '../http/slice.ts'
import { policyContent } from './resource.ts'
import { policyTexts } from './texts.ts'

export { importPolicies } from './import-policy.ts'

export const createPoliciesSlice: SliceFactory = () => ({ texts: [policyTexts], resources: [policyContent] })
