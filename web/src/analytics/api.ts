import type { AdminStats } from '@course/contract/analytics'
import { FunctionsFetchError } from '@supabase/functions-js'
import { auth, callFunction } from '../app/clients.ts'

type Answer = { success: boolean; data?: AdminStats; error?: string | null }

/** The administrator's numbers; throws an Error whose message can be shown. */
export async function fetchStats(): Promise<AdminStats> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('No session found')
  const answer = await callFunction<Answer>('admin-stats').catch((error: unknown) => {
    if (error instanceof FunctionsFetchError) throw new Error('Failed to fetch stats', { cause: error })
    throw error
  })
  if (!answer.success || !answer.data) throw new Error(answer.error || 'Failed to fetch stats')
  return answer.data
}
