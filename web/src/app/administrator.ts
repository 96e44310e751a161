import { useEffect, useState } from 'react'
import { rest } from './clients.ts'
import { useSession } from './session.tsx'

let asked: { userId: string; answer: Promise<boolean> } | undefined

/** Whether the signed-in user is the administrator; undefined until the server has said so. Only for showing controls. */
export function useIsAdministrator(): boolean | undefined {
  const { user, loading } = useSession()
  const [known, setKnown] = useState<{ userId: string; isAdministrator: boolean }>()
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    askOnce(userId).then((isAdministrator) => isCurrent && setKnown({ userId, isAdministrator }))
    return () => {
      isCurrent = false
    }
  }, [userId])

  if (loading) return undefined
  if (!userId) return false
  return known?.userId === userId ? known.isAdministrator : undefined
}

function askOnce(userId: string): Promise<boolean> {
  if (asked?.userId !== userId) asked = { userId, answer: isAdministrator() }
  return asked.answer
}

async function isAdministrator(): Promise<boolean> {
  const { data, error } = await rest.rpc('is_admin')
  if (error) {
    console.warn('Could not ask who is administrator', error)
    asked = undefined
  }
  return data === true
}
