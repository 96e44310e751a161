import { useEffect } from 'react'
import { loadModule } from '../app/load-module.ts'
import { hasUnsavedEntries } from './unsaved.ts'

/** Sends plan entries that an earlier visit could not send. */
export function useSendUnsaved(userId: string, onSaved?: () => void): void {
  useEffect(() => {
    if (!hasUnsavedEntries(userId)) return
    const controller = new AbortController()
    loadModule(() => import('./send-unsaved.ts')).then(
      ({ sendUnsaved }) => sendUnsaved(userId, controller.signal, onSaved),
      (error: unknown) => console.warn('The plan could not be saved', error),
    )
    return () => controller.abort()
  }, [userId, onSaved])
}
