import {
  maxAttemptBuckets,
  minAttemptsForFlags,
  type QuestionFlag,
  type QuizSummary,
} from '@course/contract/admin/learning'
import { isPassed } from '@course/contract/learning/quizzes'

/** Chosen option of each question in one attempt; undefined if the question was not asked. */
type ChosenOptions = readonly (string | undefined)[]
type Question = { readonly correct: number; readonly options: readonly string[] }

type QuestionStatistics = {
  answered: number
  right: number
  taken: readonly number[]
  discrimination: number | null
  flags: readonly QuestionFlag[]
}

/** Computes statistics of each question from first attempts. */
export function analyzeQuestions(
  attempts: readonly ChosenOptions[],
  questions: readonly Question[],
): QuestionStatistics[] {
  const scored = attempts.map((chosen) => ({ chosen, score: scoreOf(chosen, questions) }))
  return questions.map((question, index) => {
    const sums = new ItemSums(question.options.length)
    for (const { chosen, score } of scored) {
      if (chosen[index] === undefined) continue
      const isRight = isCorrectAt(chosen, questions, index)
      sums.add(Number(chosen[index]), isRight, score - Number(isRight))
    }
    const { answered, right, taken } = sums
    const discrimination = sums.discrimination()
    return { answered, right, taken, discrimination, flags: flagsOf(sums, question.correct) }
  })
}

const isCorrectAt = (chosen: ChosenOptions, questions: readonly Question[], index: number) =>
  chosen[index] === String(questions[index]?.correct)

const scoreOf = (chosen: ChosenOptions, questions: readonly Question[]) =>
  questions.filter((_, index) => isCorrectAt(chosen, questions, index)).length

/** Sums for the statistics of one question. `rest` is a learner's score without this question. */
class ItemSums {
  answered = 0
  right = 0
  readonly taken: number[]
  readonly restOfTakers: number[]
  private rest = 0
  private restSquared = 0
  private restOfRight = 0

  constructor(options: number) {
    this.taken = Array(options).fill(0)
    this.restOfTakers = Array(options).fill(0)
  }

  add(option: number, isRight: boolean, rest: number): void {
    this.answered += 1
    this.rest += rest
    this.restSquared += rest * rest
    if (isRight) {
      this.right += 1
      this.restOfRight += rest
    }
    this.taken[option] = (this.taken[option] ?? 0) + 1
    this.restOfTakers[option] = (this.restOfTakers[option] ?? 0) + rest
  }

  /** Correlation of a correct answer with the rest score; null if either is constant. */
  discrimination(): number | null {
    const { answered: n, right } = this
    const variances = (n * right - right * right) * (n * this.restSquared - this.rest * this.rest)
    return variances > 0 ? (n * this.restOfRight - right * this.rest) / Math.sqrt(variances) : null
  }
}

const UNUSED_SHARE = 0.03
const EASY_SHARE = 0.95
const HARD_SHARE = 0.35
const WEAK_DISCRIMINATION = 0.15
const MIN_ATTEMPTS_FOR_WEAK = 100

function flagsOf(sums: ItemSums, key: number): QuestionFlag[] {
  const { answered, right, taken } = sums
  if (answered < minAttemptsForFlags) return []
  const discrimination = sums.discrimination()
  const isKeyDoubtful = (discrimination !== null && discrimination < 0) || isChosenByBetterLearners(sums, key)
  const isWeak =
    answered >= MIN_ATTEMPTS_FOR_WEAK &&
    discrimination !== null &&
    discrimination < WEAK_DISCRIMINATION &&
    right / answered < EASY_SHARE
  return [
    ...(isKeyDoubtful ? [{ kind: 'key' } as const] : []),
    ...(isWeak && !isKeyDoubtful ? [{ kind: 'weak' } as const] : []),
    ...(right / answered >= EASY_SHARE ? [{ kind: 'easy' } as const] : []),
    ...(right / answered <= HARD_SHARE ? [{ kind: 'hard' } as const] : []),
    ...taken.flatMap((count, option) =>
      option !== key && count / answered < UNUSED_SHARE ? [{ kind: 'unused', option } as const] : [],
    ),
  ]
}

/** Whether a wrong option is chosen more often than the key, by learners with a better rest score. */
function isChosenByBetterLearners({ taken, restOfTakers }: ItemSums, key: number): boolean {
  const meanRest = (option: number) => (restOfTakers[option] ?? 0) / (taken[option] || 1)
  return taken.some((count, option) => count > (taken[key] ?? 0) && meanRest(option) > meanRest(key))
}

type Attempt = { user_id: string; score: number }

/** Summarizes all attempts at one quiz. `attempts` must be sorted, oldest first. */
export function summarizeAttempts(attempts: readonly Attempt[], questions: number): QuizSummary {
  const learners = new Map<string, { count: number; passedAt?: number }>()
  const scores: number[] = Array(questions + 1).fill(0)
  for (const { user_id, score } of attempts) {
    const learner = learners.get(user_id) ?? { count: 0 }
    learner.count += 1
    if (learner.count === 1) scores[score] = (scores[score] ?? 0) + 1
    if (isPassed(score, questions)) learner.passedAt ??= learner.count
    learners.set(user_id, learner)
  }
  const attemptsUntilPassed: number[] = Array(maxAttemptBuckets).fill(0)
  for (const { passedAt } of learners.values()) {
    if (passedAt !== undefined) attemptsUntilPassed[Math.min(passedAt, maxAttemptBuckets) - 1]! += 1
  }
  return { people: learners.size, passedAtFirst: attemptsUntilPassed[0] ?? 0, attemptsUntilPassed, scores }
}
