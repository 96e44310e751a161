import type { UserLoaderData } from './for-user.ts'
import { useSession } from './session.tsx'
import { type AsyncResult, useAsyncResult, usePageData } from './use-page-data.ts'

type AdministratorCheck = { isAdministrator?: Promise<boolean> }
/** From `forUser` or from `userLoader`. */
type AdministratorLoaderData = UserLoaderData & AdministratorCheck & { data?: AdministratorCheck }

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
  const loaded = usePageData<AdministratorLoaderData>()
  return useAsyncResult(loaded?.isAdministrator ?? loaded?.data?.isAdministrator, user?.id)
}
