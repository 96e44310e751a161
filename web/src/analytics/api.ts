import type { AdminStats } from '@course/contract/admin/analytics'
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction } from '../api/clients.ts'
import { currentSession } from '../entry/auth.ts'

type StatsResponse = { success: boolean; data?: AdminStats; error?: string | null }

export type FetchedStats = { stats: AdminStats; fetchedAt: Date }

/** Throws an Error whose message can be shown. */
export async function fetchStats(): Promise<FetchedStats> {
  if (!(await currentSession())) throw new Error('No session found')
  const response = await callFunction<StatsResponse>('admin-stats').catch((error: unknown) => {
    throw hasServerMessage(error) ? error : new Error('Failed to fetch stats', { cause: error })
  })
  if (!response.success || !response.data) throw new Error(response.error || 'Failed to fetch stats')
  return { stats: response.data, fetchedAt: new Date() }
}

/** Whether the message is from our server. Messages of the client library mention "Edge Functions". */
const hasServerMessage = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof FunctionsHttpError && error.message !== error.cause.message
