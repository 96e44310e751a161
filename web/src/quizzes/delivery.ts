import { isPassed, percent, type QuizReview } from '@course/contract/quizzes'

export type Graded = { score: number; total: number; percent: number; isPassed: boolean; review: QuizReview }

export type Delivery =
  | { state: 'graded'; graded: Graded }
  /** Not now: no network, a busy server, a session about to be renewed. Worth trying again as it is. */
  | { state: 'later' }
  /** This id is taken by other answers, sent from another tab; with a new one it is an attempt of its own. */
  | { state: 'taken' }
  /** The quiz is not what it was when these answers were given. */
  | { state: 'outdated' }

type Stored = { score: number; total_questions: number; review: QuizReview }

export function deliveryOf(status: number, stored: Stored | null): Delivery {
  if (stored) {
    const { score, total_questions: total, review } = stored
    return {
      state: 'graded',
      graded: { score, total, percent: percent(score, total), isPassed: isPassed(score, total), review },
    }
  }
  if (status === 409) return { state: 'taken' }
  if (status === 400 || status === 404 || status === 422) return { state: 'outdated' }
  return { state: 'later' }
}

const firstDelaySeconds = 2
const longestDelaySeconds = 60

export const retryDelaySeconds = (tries: number): number =>
  Math.min(firstDelaySeconds * 2 ** tries, longestDelaySeconds)

type Delivering = {
  send: () => Promise<Delivery>
  /** Called when the first try failed and the attempt waits. */
  onWaiting: () => void
  signal: AbortSignal
}

/** Sends until it is decided, with growing pauses that end early when the network comes back. */
export async function deliver({ send, onWaiting, signal }: Delivering): Promise<Delivery | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const delivery = await send()
    if (signal.aborted) return undefined
    if (delivery.state !== 'later') return delivery
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
