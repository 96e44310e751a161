import { planStoreOf } from './plan-store.ts'
import { unsavedPlanIds } from './unsaved.ts'

/** Sends unsaved entries until the server has them or the signal aborts. */
export function sendUnsaved(userId: string, signal: AbortSignal, onSaved?: () => void): void {
  if (signal.aborted) return
  for (const planId of unsavedPlanIds(userId)) {
    const store = planStoreOf(userId, planId)
    const stop = store.subscribe(() => {
      if (store.getSnapshot().state.step !== 'saved') return
      stop()
      onSaved?.()
    })
    signal.addEventListener('abort', stop)
  }
}
