import { currentSession, onAuthEvent, SessionUnknownError } from '../clients/auth.ts'

const running = new Set<Promise<unknown>>()

/** Starts a fetch for a loader without awaiting it. Waits while the session state is unknown. */
export function startFetch<Value>(send: () => Promise<Value>): Promise<Value> {
  const result = waitForKnownSession().then(send)
  // Also avoids an unhandled rejection before the page awaits the promise.
  const ended = result.then(
    () => undefined,
    () => undefined,
  )
  running.add(ended)
  void ended.then(() => running.delete(ended))
  return result
}

/** Resolves when the fetches that loaders have started have ended. */
export const waitForFetches = (): Promise<unknown> => Promise.all(running)

async function waitForKnownSession(): Promise<void> {
  for (;;) {
    try {
      await currentSession()
      return
    } catch (error) {
      if (!(error instanceof SessionUnknownError)) throw error
      await nextAuthEvent()
    }
  }
}

/** The auth client keeps trying to refresh the session and emits an event when it succeeds. */
function nextAuthEvent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onAuthEvent(() => {
      stop()
      resolve()
    })
  })
}
