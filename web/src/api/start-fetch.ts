import { currentSession, onAuthEvent, SessionUnknownError } from '../entry/auth.ts'

/** Starts a fetch for a loader without awaiting it. Waits while the session state is unknown. */
export function startFetch<Value>(send: () => Promise<Value>): Promise<Value> {
  const result = waitForKnownSession().then(send)
  // Avoids an unhandled rejection before the page awaits the promise.
  result.catch(() => undefined)
  return result
}

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
