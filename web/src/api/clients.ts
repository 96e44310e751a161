import { publicClientKey } from '@course/contract/client-key'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { currentSession } from '../entry/auth.ts'
import { errorText } from './error-text.ts'

const origin = window.location.origin

/** The tables: `rest.from('feedback').insert(…)`, `rest.rpc('is_admin')`. */
export const rest = new PostgrestClient(`${origin}/rest/v1`, { fetch: fetchAsCaller })

/** The functions. For one whose error text is shown, `callFunction` below is shorter. */
export const functions = new FunctionsClient(`${origin}/functions/v1`, { customFetch: fetchAsCaller })

/** Calls a function and returns its response; throws an Error with the server's message. */
export async function callFunction<Answer>(name: string, body?: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await functions.invoke<Answer>(name, { body })
  if (error instanceof FunctionsHttpError) {
    const answer: unknown = await (error.context as Response).json().catch(() => undefined)
    throw new Error(errorText(answer) ?? error.message, { cause: error })
  }
  if (error) throw error
  return data as Answer
}

/** Reads the session on every call, so that a token refreshed in another tab is used. */
async function fetchAsCaller(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const session = await currentSession()
  const headers = new Headers(init.headers)
  headers.set('apikey', publicClientKey)
  if (session && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${session.access_token}`)
  }
  return fetch(input, { ...init, headers })
}
