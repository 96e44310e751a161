import type { AdminStats } from '@course/contract/office/analytics'
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction } from '../api/clients.ts'
import { currentSession } from '../entry/auth.ts'

type Answer = { success: boolean; data?: AdminStats; error?: string | null }

/** The numbers, and when they arrived. */
export type ReadStats = { stats: AdminStats; at: Date }

/** The administrator's numbers; throws an Error whose message can be shown. */
export async function fetchStats(): Promise<ReadStats> {
  if (!(await currentSession())) throw new Error('No session found')
  const answer = await callFunction<Answer>('admin-stats').catch((error: unknown) => {
    throw hasWordsOfServer(error) ? error : new Error('Failed to fetch stats', { cause: error })
  })
  if (!answer.success || !answer.data) throw new Error(answer.error || 'Failed to fetch stats')
  return { stats: answer.data, at: new Date() }
}

/** Whether the message is the server’s. The client library’s own speak of “Edge Functions”, which tell an owner nothing. */
const hasWordsOfServer = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof FunctionsHttpError && error.message !== error.cause.message
