/** The policies, by their stored name. */
export const policyTypes = ['privacy', 'terms'] as const
export type PolicyType = (typeof policyTypes)[number]

export const policyTitles = { privacy: 'Privacy Policy', terms: 'Terms of Service' } as const

/** About a hundred pages. */
export const policyMaxLength = 500_000
