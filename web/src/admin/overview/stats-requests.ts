import type { AdminStats } from '@course/contract/admin/analytics'
import { currentSession } from '../../app/clients/auth.ts'
import { callFunction } from '../../app/clients/clients.ts'
import {
  fallbackMessage,
  noSessionError,
  RequestError,
  toRequestError,
} from '../../app/clients/request-error.ts'

export type FetchedStats = { stats: AdminStats; fetchedAt: Date }

/** Throws a RequestError. */
export async function fetchStats(): Promise<FetchedStats> {
  if (!(await currentSession())) throw noSessionError()
  const response = await callFunction('admin-stats').catch((error: unknown) => {
    const { isOffline, message } = toRequestError(error)
    // The text of the response is shown, if there was a response with a text.
    throw isOffline || message === fallbackMessage
      ? new RequestError('Failed to fetch stats', { cause: error })
      : error
  })
  if (!response.success || !response.data) throw new RequestError(response.error || 'Failed to fetch stats')
  return { stats: response.data, fetchedAt: new Date() }
}
