import type { AdminStats } from '@course/contract/admin/analytics'
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction } from '../api/clients.ts'
import { currentSession } from '../entry/auth.ts'

type StatsResponse = { success: boolean; data?: AdminStats; error?: string | null }

/** The numbers, and when they arrived. */
export type FetchedStats = { stats: AdminStats; at: Date }

/** The administrator's numbers; throws an Error whose message can be shown. */
export async function fetchStats(): Promise<FetchedStats> {
  if (!(await currentSession())) throw new Error('No session found')
  const answer = await callFunction<StatsResponse>('admin-stats').catch((error: unknown) => {
    throw hasServerMessage(error) ? error : new Error('Failed to fetch stats', { cause: error })
  })
  if (!answer.success || !answer.data) throw new Error(answer.error || 'Failed to fetch stats')
  return { stats: answer.data, at: new Date() }
}

/** Whether the message is from our server; the client library's own mention "Edge Functions". */
const hasServerMessage = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof FunctionsHttpError && error.message !== error.cause.message
