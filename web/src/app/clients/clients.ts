import { publicClientKey } from '@course/contract/client-key'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { checkSessionOnServer, currentSession } from './auth.ts'
import { errorCode, errorText } from './error-text.ts'
import { unreachableText } from './unreachable.ts'

const origin = window.location.origin

/** Client for tables: `rest.from('feedback').insert(…)`, `rest.rpc('is_admin')`. */
export const rest = new PostgrestClient(`${origin}/rest/v1`, { fetch: fetchAsCaller })

/** Client for functions. Use `callFunction` below to get the server's error message. */
export const functions = new FunctionsClient(`${origin}/functions/v1`, { customFetch: fetchAsCaller })

/** Calls a function and returns its response; throws an Error whose message can be shown. */
export async function callFunction<Result>(name: string, body?: Record<string, unknown>): Promise<Result> {
  const { data, error } = await functions.invoke<Result>(name, { body })
  if (error instanceof FunctionsHttpError) throw await serverError(error)
  if (error) throw new Error(unreachableText, { cause: error })
  return data as Result
}

/** Calls a function that returns a file. The client would read an image as text. */
export async function fetchFile(name: string, body: Record<string, unknown> = {}): Promise<Blob> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetchAsCaller(`${origin}/functions/v1/${name}`, {
      ...request,
      body: JSON.stringify(body),
    })
    if (response.ok) return await response.blob()
    throw new FunctionsHttpError(response)
  } catch (error) {
    if (error instanceof FunctionsHttpError) throw await serverError(error)
    throw new Error(unreachableText, { cause: error })
  }
}

/** The server's message and `code`. The client's own message would mention "Edge Functions". */
async function serverError(error: FunctionsHttpError): Promise<Error> {
  const responseBody: unknown = await (error.context as Response).json().catch(() => undefined)
  const thrown = new Error(errorText(responseBody) ?? 'An error occurred', { cause: error })
  return Object.assign(thrown, { code: errorCode(responseBody) })
}

/** Reads the session on every call, so that a token refreshed in another tab is used. */
async function fetchAsCaller(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const session = await currentSession()
  const headers = new Headers(init.headers)
  headers.set('apikey', publicClientKey)
  if (session && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${session.access_token}`)
  }
  const response = await fetch(input, { ...init, headers })
  // The session may have been ended on another device. Then this browser is signed out too.
  if (response.status === 401 && session) void checkSessionOnServer()
  return response
}
