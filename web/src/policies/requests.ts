import type { PolicyType } from '@course/contract/editing/policies'
import { rest } from '../app/clients/clients.ts'

export async function fetchCurrentPolicy(policyType: PolicyType): Promise<string> {
  const { data, error } = await rest
    .from('policy_content')
    .select('content')
    .eq('policy_type', policyType)
    .eq('is_current', true)
    .single()
  if (error) throw new Error(error.message, { cause: error })
  return data.content as string
}
