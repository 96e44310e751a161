import { useLoaderData } from 'react-router'
import { type AsyncResult, useAsyncResult, useUserData } from '../page-data/use-page-data.ts'
import type { UserLoaderData } from '../page-data/user-loader.ts'
import { useSession } from './session.tsx'

type AdministratorCheck = { isAdministrator?: Promise<boolean> }

/** Whether the user is the administrator; undefined until the server has responded. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const { isLoading, user } = useSession()
  const { value, error } = useAdministratorCheck()
  if (isLoading) return undefined
  if (!user) return false
  return value ?? (error === undefined ? undefined : false)
}

/** Works only on pages whose loader fetches `isAdministrator`. */
function useAdministratorCheck(): AsyncResult<boolean> {
  const { user } = useSession()
  const data = useUserData(useLoaderData() as UserLoaderData<AdministratorCheck> | undefined)
  return useAsyncResult(data?.isAdministrator, user?.id)
}
