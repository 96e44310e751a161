import { policyCopy } from '@course/content/site/pages/policy'
/** The policies that every site has, by their stored name. A course folder contains them. */
export const requiredPolicyTypes = ['privacy', 'terms'] as const
/** All policies. */
export const policyTypes = [...requiredPolicyTypes, 'imprint', 'withdrawal'] as const
export type PolicyType = (typeof policyTypes)[number]

export const policyTitles = policyCopy.titles satisfies Record<PolicyType, string>

/** About a hundred pages. */
export const policyMaxLength = 500_000
