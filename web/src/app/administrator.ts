import { startTransition, useEffect, useState } from 'react'
import { type AdministratorAnswer, fetchIsAdministrator } from './fetch-is-administrator.ts'
import { useSession } from './session.tsx'

/** Whether the signed-in user is the administrator; undefined until the server has said so. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const check = useAdministratorCheck()
  return check.state === 'failed' ? false : check.isAdministrator
}

type Check =
  | { state: 'asking'; isAdministrator?: undefined }
  | { state: 'known'; isAdministrator: boolean }
  | { state: 'failed'; retry: () => void }

/** The same for a screen that has nothing to show unless it knows. */
export function useAdministratorCheck(): Check {
  const { user, loading } = useSession()
  const [known, setKnown] = useState<AdministratorAnswer>()
  const [attempt, setAttempt] = useState(0)
  const userId = user?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    setKnown(undefined)
    fetchIsAdministrator(userId).then((answer) => isCurrent && startTransition(() => setKnown(answer)))
    return () => {
      isCurrent = false
    }
  }, [userId, attempt])

  if (loading) return { state: 'asking' }
  if (!userId) return { state: 'known', isAdministrator: false }
  if (known?.userId !== userId) return { state: 'asking' }
  const { isAdministrator } = known
  return isAdministrator === undefined
    ? { state: 'failed', retry: () => setAttempt(attempt + 1) }
    : { state: 'known', isAdministrator }
}
