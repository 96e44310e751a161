import type { PolicyType } from '@course/contract/policies'
import { rest } from '../api/clients.ts'

export async function readCurrentPolicy(policyType: PolicyType): Promise<string> {
  const { data, error } = await rest
    .from('policy_content')
    .select('content')
    .eq('policy_type', policyType)
    .eq('is_current', true)
    .single()
  if (error) throw new Error(error.message, { cause: error })
  return data.content as string
}

export type SaveOutcome =
  | { state: 'saved'; content: string }
  /** Another tab has signed out, and this one has not heard of it yet. */
  | { state: 'signed out' }
  | { state: 'refused' }
  | { state: 'failed' }

/** Saves a new text; the answer is the text as the server cleaned it. */
export async function savePolicy(
  policyType: PolicyType,
  content: string,
  userId: string,
): Promise<SaveOutcome> {
  const { data, error, status } = await rest
    .from('policy_content')
    .insert({ policy_type: policyType, content, updated_by: userId, is_current: true })
    .select('content')
    .single()
  if (!error) return { state: 'saved', content: data.content as string }
  console.warn('The policy was not saved', error)
  if (status === 401) return { state: 'signed out' }
  return { state: status === 403 ? 'refused' : 'failed' }
}
