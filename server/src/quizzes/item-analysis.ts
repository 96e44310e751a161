import {
  maxAttemptBuckets,
  minAttemptsForFlags,
  type QuestionFlag,
  type QuizSummary,
} from '@course/contract/admin/learning'
import { isPassed } from '@course/contract/learning/quizzes'

/** What one person chose at one attempt, question by question; undefined where a question was not asked. */
type Chosen = readonly (string | undefined)[]
type Question = { readonly correct: number; readonly options: readonly string[] }

type QuestionStatistics = {
  answered: number
  right: number
  taken: readonly number[]
  discrimination: number | null
  flags: readonly QuestionFlag[]
}

/** What first attempts say about each question. */
export function analyzeQuestions(
  attempts: readonly Chosen[],
  questions: readonly Question[],
): QuestionStatistics[] {
  const scored = attempts.map((chosen) => ({ chosen, score: scoreOf(chosen, questions) }))
  return questions.map((question, index) => {
    const sums = new ItemSums(question.options.length)
    for (const { chosen, score } of scored) {
      if (chosen[index] === undefined) continue
      const isRight = isRightAt(chosen, questions, index)
      sums.add(Number(chosen[index]), isRight, score - Number(isRight))
    }
    const { answered, right, taken } = sums
    const discrimination = sums.discrimination()
    return { answered, right, taken, discrimination, flags: flagsOf(sums, question.correct) }
  })
}

const isRightAt = (chosen: Chosen, questions: readonly Question[], index: number) =>
  chosen[index] === String(questions[index]?.correct)

const scoreOf = (chosen: Chosen, questions: readonly Question[]) =>
  questions.filter((_, index) => isRightAt(chosen, questions, index)).length

/** The sums of one question from which everything about it follows. The rest is the score without this question. */
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

  /** The correlation of answering right with the rest; null where one of them is the same for everybody. */
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
const WEAK_FROM = 100

function flagsOf(sums: ItemSums, key: number): QuestionFlag[] {
  const { answered, right, taken } = sums
  if (answered < minAttemptsForFlags) return []
  const discrimination = sums.discrimination()
  const isKeyDoubtful = (discrimination !== null && discrimination < 0) || isChosenByBetterLearners(sums, key)
  const isWeak =
    answered >= WEAK_FROM &&
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

/** Whether a wrong option is taken more often than the key, and by those who do better in the rest of the quiz. */
function isChosenByBetterLearners({ taken, restOfTakers }: ItemSums, key: number): boolean {
  const meanRest = (option: number) => (restOfTakers[option] ?? 0) / (taken[option] || 1)
  return taken.some((count, option) => count > (taken[key] ?? 0) && meanRest(option) > meanRest(key))
}

type Attempt = { user_id: string; score: number }

/** How people fared, from all their attempts at one quiz, the oldest first. */
export function summarizeAttempts(attempts: readonly Attempt[], questions: number): QuizSummary {
  const tries = new Map<string, { count: number; passedAt?: number }>()
  const scores: number[] = Array(questions + 1).fill(0)
  for (const { user_id, score } of attempts) {
    const known = tries.get(user_id) ?? { count: 0 }
    known.count += 1
    if (known.count === 1) scores[score] = (scores[score] ?? 0) + 1
    if (isPassed(score, questions)) known.passedAt ??= known.count
    tries.set(user_id, known)
  }
  const attemptsUntilPassed: number[] = Array(maxAttemptBuckets).fill(0)
  for (const { passedAt } of tries.values()) {
    if (passedAt !== undefined) attemptsUntilPassed[Math.min(passedAt, maxAttemptBuckets) - 1]! += 1
  }
  return { people: tries.size, passedAtFirst: attemptsUntilPassed[0] ?? 0, attemptsUntilPassed, scores }
}
