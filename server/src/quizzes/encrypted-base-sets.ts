import { course } from '@course/content/site/course'
import {
  type PublicQuiz,
  type QuizQuestionsRequest,
  type QuizQuestionsResponse,
  quizSizeOf,
} from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { type Encryption, openEncryption } from '../platform/encryption.ts'
import type { Site } from '../platform/site.ts'
import { baseSetOf, toPublicQuestion } from './base-sets.ts'
import type { QuestionBank } from './question-bank.ts'
import { type QuestionSnapshot, snapshotOf } from './question-snapshot.ts'

type SentBaseSet = { lessonId: LessonId; asked: QuestionSnapshot[] }

/** Encrypted, so that a client cannot have other questions graded, whose review would give away a draw. */
const encryptionOf = ({ secrets }: Pick<Site, 'secrets'>): Encryption =>
  openEncryption(secrets.derive('accounts', 'seal:base-set'))

/** The base set of a lesson, or the short ones of all lessons, with `baseSet` to find their wording again. */
export function baseQuestionsFor(
  site: Pick<Site, 'secrets'>,
  bank: QuestionBank,
  requested: QuizQuestionsRequest['lessonId'],
): QuizQuestionsResponse {
  const quizOf = (lessonId: LessonId, size: number): PublicQuiz => {
    const questions = baseSetOf(bank, lessonId, size)
    const sent: SentBaseSet = { lessonId, asked: snapshotOf(questions) }
    return {
      lessonId,
      baseSet: encryptionOf(site).encrypt(JSON.stringify(sent)),
      questions: questions.map(toPublicQuestion),
    }
  }
  return requested === 'overview'
    ? { quizzes: lessonIds().map((id) => quizOf(id, course().overviewQuestions)) }
    : { quizzes: [quizOf(requested, quizSizeOf(requested))] }
}

/** The questions of a base set as they were sent; undefined if the text is not from this site. */
export function parseBaseSet(site: Pick<Site, 'secrets'>, baseSet: string): SentBaseSet | undefined {
  try {
    return JSON.parse(encryptionOf(site).decrypt(baseSet)) as SentBaseSet
  } catch {
    return undefined
  }
}
