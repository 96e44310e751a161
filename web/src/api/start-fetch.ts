import { currentSession, onAuthEvent, SessionUnknownError } from '../entry/auth.ts'

/** Starts a fetch for a loader without awaiting it. Waits while the session state is unknown. */
export function startFetch<Value>(send: () => Promise<Value>): Promise<Value> {
  const answer = untilSessionKnown().then(send)
  // Avoids an unhandled rejection before the page awaits the promise.
  answer.catch(() => undefined)
  return answer
}

async function untilSessionKnown(): Promise<void> {
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

/** The auth client goes on trying to renew the session, and tells when it has. */
function nextAuthEvent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onAuthEvent(() => {
      stop()
      resolve()
    })
  })
}
