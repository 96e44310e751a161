import { isPassed, percent, type QuizReview } from '@course/contract/quizzes'

export type Graded = { score: number; total: number; percent: number; isPassed: boolean; review: QuizReview }

export type SubmitResult =
  | { state: 'graded'; graded: Graded }
  /** Not now: no network, a busy server, a session about to be renewed. Worth trying again as it is. */
  | { state: 'later' }
  /** 409: the attempt id was already used with other answers, in another tab. */
  | { state: 'taken' }
  /** The quiz is not what it was when these answers were given. */
  | { state: 'outdated' }

/** What sending again would not change. */
export type DecidedResult = Extract<SubmitResult, { state: 'graded' | 'outdated' }>

type Stored = { score: number; total_questions: number; review: QuizReview }

export function submitResultOf(status: number, stored: Stored | null): SubmitResult {
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

export type SubmitOptions = {
  /** Called when the first try failed and the attempt waits. */
  onWaiting: () => void
  signal: AbortSignal
}

/** Sends until it is decided, with growing pauses that end early when the network comes back. */
export async function submitWithRetry(
  send: () => Promise<SubmitResult>,
  { onWaiting, signal }: SubmitOptions,
): Promise<DecidedResult | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const result = await send()
    if (signal.aborted) return undefined
    if (result.state === 'graded' || result.state === 'outdated') return result
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
