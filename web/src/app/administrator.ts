import type { UserLoaderData } from './for-user.ts'
import { useSession } from './session.tsx'
import { type AsyncResult, useAsyncResult, usePageData } from './use-page-data.ts'

type AdministratorLoaderData = UserLoaderData & { isAdministrator?: Promise<boolean> }

/** Whether the user is the administrator; undefined until the server has responded. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const { loading, user } = useSession()
  const { value, error } = useAdministratorCheck()
  if (loading) return undefined
  if (!user) return false
  return value ?? (error === undefined ? undefined : false)
}

/** Works only on pages whose loader fetches `isAdministrator`. */
function useAdministratorCheck(): AsyncResult<boolean> {
  const { user } = useSession()
  return useAsyncResult(usePageData<AdministratorLoaderData>()?.isAdministrator, user?.id)
}
