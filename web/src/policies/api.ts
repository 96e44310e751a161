import type { PolicyType } from '@course/contract/policies'
import { rest } from '../api/clients.ts'
import { isSignedInAs } from '../api/signed-in-as.ts'

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
  /** The writer is not signed in any more, and this tab has not heard of it yet. */
  | { state: 'signed out' }
  | { state: 'refused' }
  | { state: 'failed' }

/** Saves a new text; the answer is the text as the server cleaned it. */
export async function savePolicy(
  policyType: PolicyType,
  content: string,
  userId: string,
): Promise<SaveOutcome> {
  // Another tab may have signed in as somebody else, who has not written this.
  if (!(await isSignedInAs(userId))) return { state: 'signed out' }
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
