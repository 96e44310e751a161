import { publicClientKey } from '@course/contract/client-key'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { currentSession } from '../entry/auth.ts'
import { errorText } from './error-text.ts'

const origin = window.location.origin

/** Client for tables: `rest.from('feedback').insert(…)`, `rest.rpc('is_admin')`. */
export const rest = new PostgrestClient(`${origin}/rest/v1`, { fetch: fetchAsCaller })

/** Client for functions. Use `callFunction` below to get the server's error message. */
export const functions = new FunctionsClient(`${origin}/functions/v1`, { customFetch: fetchAsCaller })

/** Calls a function and returns its response; throws an Error with the server's message. */
export async function callFunction<Result>(name: string, body?: Record<string, unknown>): Promise<Result> {
  const { data, error } = await functions.invoke<Result>(name, { body })
  if (error instanceof FunctionsHttpError) {
    const responseBody: unknown = await (error.context as Response).json().catch(() => undefined)
    throw new Error(errorText(responseBody) ?? error.message, { cause: error })
  }
  if (error) throw error
  return data as Result
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
