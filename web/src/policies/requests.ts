import type { PolicyType } from '@course/contract/editing/policies'
import { rest, runQuery } from '../app/clients/clients.ts'

export async function fetchCurrentPolicy(policyType: PolicyType): Promise<string> {
  const { content } = await runQuery(
    rest
      .from('policy_content')
      .select('content')
      .eq('policy_type', policyType)
      .eq('is_current', true)
      .single(),
  )
  return content
}
