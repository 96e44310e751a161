import type { AdminStats } from '@course/contract/admin/analytics'
import { currentSession } from '../../app/clients/auth.ts'
import { callFunction } from '../../app/clients/clients.ts'
import { RequestError, toRequestError } from '../../app/clients/request-error.ts'

type StatsResponse = { success: boolean; data?: AdminStats; error?: string | null }

export type FetchedStats = { stats: AdminStats; fetchedAt: Date }

/** Throws a RequestError. */
export async function fetchStats(): Promise<FetchedStats> {
  if (!(await currentSession())) throw new RequestError('No session found')
  const response = await callFunction<StatsResponse>('admin-stats').catch((error: unknown) => {
    // Errors without a code are not from our server: no response, or a proxy's error page.
    throw toRequestError(error).code ? error : new RequestError('Failed to fetch stats', { cause: error })
  })
  if (!response.success || !response.data) throw new RequestError(response.error || 'Failed to fetch stats')
  return { stats: response.data, fetchedAt: new Date() }
}
