import type { AdminReads, FunctionResults } from '@course/contract/functions'
import { currentSession } from '../../app/clients/auth.ts'
import { callFunction } from '../../app/clients/clients.ts'
import { noSessionError } from '../../app/clients/request-error.ts'

/** Reads data of the admin area. Throws a RequestError. */
export const callAdmin = async <Name extends keyof AdminReads>(
  name: Name,
  body: Record<string, unknown> = {},
): Promise<AdminReads[Name]> => (await callAsStaff(name, body)).data as AdminReads[Name]

/** As `callFunction`, but sends no request without a session. */
export async function callAsStaff<Name extends keyof FunctionResults>(
  name: Name,
  body: Record<string, unknown>,
): Promise<FunctionResults[Name]> {
  if (!(await currentSession())) throw noSessionError()
  return callFunction(name, body)
}

/** Picks these search params and leaves out empty ones. */
export function pickParams<Name extends string>(
  searchParams: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
}
