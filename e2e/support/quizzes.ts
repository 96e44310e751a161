import type { LessonId } from '@course/contract/lessons'
import type { GradedQuizResult } from '@course/contract/quizzes'
import { expect, type Page } from '@playwright/test'
import { call } from './calls.ts'
import { type Account, sessionOf } from './sessions.ts'
import type { Site } from './site.ts'

export const option = (page: Page, index: number) => page.getByRole('radio').nth(index)

export const questionCount = (page: Page, number: number, total: number) =>
  page.getByText(`Question ${number} of ${total}`, { exact: true })

/** Goes on from a question, or hands the quiz in. */
const onward = (page: Page, isLast: boolean) =>
  page.getByRole('button', { name: isLast ? 'Finish Quiz' : 'Next Question', exact: true })

/** Chooses these options from the first question to the last one, and finishes. */
export async function answerQuiz(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, chosen] of options.entries()) {
    await expect(questionCount(page, index + 1, options.length)).toBeVisible()
    await option(page, chosen).check()
    await onward(page, index === options.length - 1).click()
  }
}

export const wrong = (key: readonly number[]) => key.map((correct) => (correct + 1) % 4)

export type Result = Pick<GradedQuizResult, 'lesson_id' | 'score' | 'total_questions'>
export const results = 'quiz_results?select=lesson_id,score,total_questions'

const keys = new Map<string, Promise<number[]>>()

/** What is right, as only an attempt tells: the administrator makes one, once for every quiz. */
export function answerKey(site: Site, lessonId: LessonId, questions: number): Promise<number[]> {
  const name = `${site.url} ${lessonId} ${questions}`
  const key = keys.get(name) ?? learnKey(site, lessonId, questions)
  keys.set(name, key)
  return key
}

async function learnKey(site: Site, lessonId: LessonId, questions: number): Promise<number[]> {
  const { review } = await storeAttempt(site, site.admin, lessonId, Array(questions).fill(0))
  return review.map(({ correct }) => correct)
}

/** Stores an attempt without a browser and answers with its grading. */
export async function storeAttempt(
  site: Site,
  account: Account,
  lessonId: LessonId,
  answers: readonly number[],
): Promise<Pick<GradedQuizResult, 'review'>> {
  const { access_token: token, user } = await sessionOf(site, account)
  const answer = await call(site, '/rest/v1/quiz_results?select=review', {
    body: { user_id: user.id, lesson_id: lessonId, answers: answers.map(String) },
    token,
    headers: { prefer: 'return=representation' },
  })
  const [row] = (await answer.json()) as Pick<GradedQuizResult, 'review'>[]
  return row as Pick<GradedQuizResult, 'review'>
}
