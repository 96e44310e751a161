const firstDelaySeconds = 2
const maxDelaySeconds = 60

const retryDelaySeconds = (tries: number): number => Math.min(firstDelaySeconds * 2 ** tries, maxDelaySeconds)

type SendOptions = {
  /** Called after each failed attempt, before the pause. */
  onWaiting: () => void
  signal: AbortSignal
}

/**
 * Sends with exponential backoff until the server accepts or rejects; retries early when the network returns.
 */
export async function sendWithRetry<Result, Decided extends Result>(
  send: () => Promise<Result>,
  isDecided: (result: Result) => result is Decided,
  { onWaiting, signal }: SendOptions,
): Promise<Decided | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const result = await send()
    if (signal.aborted) return undefined
    if (isDecided(result)) return result
    onWaiting()
    await pause(retryDelaySeconds(tries), signal)
  }
  return undefined
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
