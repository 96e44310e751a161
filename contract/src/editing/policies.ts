/** The two policy texts, by the name they are stored under. */
export const policyTypes = ['privacy', 'terms'] as const
export type PolicyType = (typeof policyTypes)[number]

export const policyTitles = { privacy: 'Privacy Policy', terms: 'Terms of Service' } as const

/** The longest text a policy may have; a hundred pages are enough for any lawyer. */
export const policyMaxLength = 500_000
