/** The two policy texts, by the name they are stored under. */
export const policyTypes = ['privacy', 'terms'] as const
export type PolicyType = (typeof policyTypes)[number]

export const policyTitles = { privacy: 'Privacy Policy', terms: 'Terms of Service' } as const

/** The longest text a policy may have; a hundred pages are enough for any lawyer. */
export const policyMaxLength = 500_000

export type PolicyRow = {
  id: string
  policy_type: PolicyType
  content: string
  updated_by: string | null
  is_current: boolean
  created_at: string
}
