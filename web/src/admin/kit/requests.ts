import { currentSession } from '../../app/clients/auth.ts'
import { callFunction } from '../../app/clients/clients.ts'
import { noSessionError } from '../../app/clients/request-error.ts'

/** Calls an admin function and returns its `data`. Throws a RequestError. */
export async function callAdmin<Data>(name: string, body: Record<string, unknown> = {}): Promise<Data> {
  // Don't send requests without a session.
  if (!(await currentSession())) throw noSessionError()
  return (await callFunction<{ data: Data }>(name, body)).data
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
