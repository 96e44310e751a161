import { useSession } from './session.tsx'
import { type Answer, type UserReads, useAnswer, useReads } from './use-reads.ts'

type AdministratorReads = UserReads & { isAdministrator?: Promise<boolean> }

/** Whether the signed-in user is the administrator; undefined until the server has said so. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const { loading, user } = useSession()
  const { value, error } = useAdministratorCheck()
  if (loading) return undefined
  if (!user) return false
  return value ?? (error === undefined ? undefined : false)
}

/** Needs a page whose loader reads `isAdministrator`. */
function useAdministratorCheck(): Answer<boolean> {
  const { user } = useSession()
  return useAnswer(useReads<AdministratorReads>()?.isAdministrator, user?.id)
}
