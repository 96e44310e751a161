import { useSession } from './session.tsx'
import { type AsyncResult, type UserLoaderData, useAsyncResult, usePageData } from './use-page-data.ts'

type AdministratorReads = UserLoaderData & { isAdministrator?: Promise<boolean> }

/** Whether the signed-in user is the administrator; undefined until the server has said so. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const { loading, user } = useSession()
  const { value, error } = useAdministratorCheck()
  if (loading) return undefined
  if (!user) return false
  return value ?? (error === undefined ? undefined : false)
}

/** Needs a page whose loader reads `isAdministrator`. */
function useAdministratorCheck(): AsyncResult<boolean> {
  const { user } = useSession()
  return useAsyncResult(usePageData<AdministratorReads>()?.isAdministrator, user?.id)
}
