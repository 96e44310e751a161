import { shellCopy } from '@course/content/site/shell'
import { publicClientKey } from '@course/contract/client-key'
import type { FunctionResults } from '@course/contract/functions'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { checkSessionOnServer, currentSession } from './auth.ts'
import { RequestError, responseError, unreachableError } from './request-error.ts'

const origin = window.location.origin

/** Client for tables: `rest.from('feedback').insert(…)`. Run its queries with `runQuery`. */
export const rest = new PostgrestClient(`${origin}/rest/v1`, { fetch: fetchAsCaller })

const functions = new FunctionsClient(`${origin}/functions/v1`, { customFetch: fetchAsCaller })

type QueryResult = { data: unknown; error: { message: string; code: string } | null; status: number }
type RowsOf<Result> = Result extends { data: infer Data; error: null } ? Data : never

/** Runs a table query and returns its rows. Throws a RequestError. */
export async function runQuery<Result extends QueryResult>(
  query: PromiseLike<Result>,
): Promise<RowsOf<Result>> {
  const { data, error, status } = await query
  if (!error) return data as RowsOf<Result>
  // The table client reports a missing response as status 0.
  throw status === 0
    ? unreachableError(error)
    : new RequestError(error.message || shellCopy.unknownError, { code: error.code, status, cause: error })
}

type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

/** Calls a function and returns its response. Throws a RequestError. */
export async function callFunction<Name extends keyof FunctionResults>(
  name: Name,
  body?: Record<string, unknown>,
  options: CallOptions = {},
): Promise<FunctionResults[Name]> {
  const { data, error } = await functions.invoke<FunctionResults[Name]>(name, { body, ...options })
  if (error instanceof FunctionsHttpError) throw await responseError(error.context as Response)
  if (error) throw unreachableError(error)
  return data as FunctionResults[Name]
}

/** Reads what an emailed link is about. A link that lost its token is not sent to the server. */
export async function fetchLink<Name extends keyof FunctionResults>(name: Name, token: string) {
  if (token === '') throw new RequestError(shellCopy.linkExpired, { status: 404 })
  return callFunction(name, { token })
}

/** Calls a function that returns a file; see `fetchNamedFile` for its name. Throws a RequestError. */
export const fetchFile = async (name: string, body?: Record<string, unknown>): Promise<Blob> =>
  (await fetchNamedFile(name, body)).file

/** As `fetchFile`, with the name that the server gives the file. The client would read an image as text. */
export async function fetchNamedFile(
  name: string,
  body: Record<string, unknown> = {},
): Promise<{ file: Blob; fileName: string | undefined }> {
  try {
    const response = await fetchAsCaller(`${origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw await responseError(response)
    const disposition = response.headers.get('content-disposition') ?? ''
    return { file: await response.blob(), fileName: /filename="([^"]+)"/.exec(disposition)?.[1] }
  } catch (error) {
    throw error instanceof RequestError ? error : unreachableError(error)
  }
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
