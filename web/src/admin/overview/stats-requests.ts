import type { AdminStats } from '@course/contract/admin/analytics'
import { currentSession } from '../../app/clients/auth.ts'
import { callFunction } from '../../app/clients/clients.ts'
import { RequestError } from '../../app/clients/request-error.ts'

type StatsResponse = { success: boolean; data?: AdminStats; error?: string | null }

export type FetchedStats = { stats: AdminStats; fetchedAt: Date }

/** Throws a RequestError. */
export async function fetchStats(): Promise<FetchedStats> {
  if (!(await currentSession())) throw new RequestError('No session found')
  const response = await callFunction<StatsResponse>('admin-stats').catch((error: unknown) => {
    throw hasServerMessage(error) ? error : new RequestError('Failed to fetch stats', { cause: error })
  })
  if (!response.success || !response.data) throw new RequestError(response.error || 'Failed to fetch stats')
  return { stats: response.data, fetchedAt: new Date() }
}

/** Whether the message is from our server, which a proxy's error page is not. */
const hasServerMessage = (error: unknown): boolean =>
  error instanceof RequestError && !error.isOffline && error.message !== 'An error occurred'
