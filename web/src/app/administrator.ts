import { useEffect, useState } from 'react'
import { rest } from './clients.ts'
import { useSession } from './session.tsx'

type Answer = { userId: string; isAdministrator: boolean | undefined }

let asked: { userId: string; answer: Promise<Answer> } | undefined

/** Whether the signed-in user is the administrator; undefined until the server has said so. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const check = useAdministratorCheck()
  return check.state === 'failed' ? false : check.isAdministrator
}

type Check =
  | { state: 'asking'; isAdministrator?: undefined }
  | { state: 'known'; isAdministrator: boolean }
  | { state: 'failed'; askAgain: () => void }

/** The same for a screen that has nothing to show unless it knows. */
export function useAdministratorCheck(): Check {
  const { user, loading } = useSession()
  const [known, setKnown] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const userId = user?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    setKnown(undefined)
    askOnce(userId).then((answer) => isCurrent && setKnown(answer))
    return () => {
      isCurrent = false
    }
  }, [userId, attempt])

  if (loading) return { state: 'asking' }
  if (!userId) return { state: 'known', isAdministrator: false }
  if (known?.userId !== userId) return { state: 'asking' }
  const { isAdministrator } = known
  return isAdministrator === undefined
    ? { state: 'failed', askAgain: () => setAttempt(attempt + 1) }
    : { state: 'known', isAdministrator }
}

function askOnce(userId: string): Promise<Answer> {
  if (asked?.userId !== userId) asked = { userId, answer: ask(userId) }
  return asked.answer
}

async function ask(userId: string): Promise<Answer> {
  const { data, error } = await rest.rpc('is_admin')
  if (!error) return { userId, isAdministrator: data === true }
  console.warn('Could not ask who is administrator', error)
  asked = undefined
  return { userId, isAdministrator: undefined }
}
