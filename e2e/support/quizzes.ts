import type { GradedQuizResult, PublicQuiz, QuizQuestionsResponse } from '@course/contract/learning/quizzes'
import { quizSizeOf } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { expect, type Page } from '@playwright/test'
import { createAccount } from './accounts.ts'
import { call } from './call.ts'
import { type Account, getSession } from './sessions.ts'
import type { Site } from './site.ts'

export const option = (page: Page, index: number) => page.getByRole('radio').nth(index)

export const questionCount = (page: Page, number: number, total: number) =>
  page.getByText(`Question ${number} of ${total}`, { exact: true })

const nextButton = (page: Page, isLast: boolean) =>
  page.getByRole('button', { name: isLast ? 'Finish Quiz' : 'Next Question', exact: true })

/** Answers all questions with these options and finishes the quiz. */
export async function answerQuiz(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, answer] of options.entries()) {
    await expect(questionCount(page, index + 1, options.length)).toBeVisible()
    await option(page, answer).check()
    await nextButton(page, index === options.length - 1).click()
  }
}

/** Answers all questions correctly; `findOption` returns the text of the correct option. */
export async function answerCorrectly(
  page: Page,
  total: number,
  findOption: (question: string) => Promise<string> | string,
): Promise<void> {
  for (let number = 1; number <= total; number += 1) {
    await expect(questionCount(page, number, total)).toBeVisible()
    const question = await page.locator('legend').innerText()
    await page.getByRole('radio', { name: await findOption(question), exact: true }).check()
    await nextButton(page, number === total).click()
  }
}

export const wrongAnswers = (key: readonly number[]) => key.map((correct) => (correct + 1) % 4)

export type Result = Pick<GradedQuizResult, 'lesson_id' | 'score' | 'total_questions'>
export const resultsQuery = 'quiz_results?select=lesson_id,score,total_questions&order=created_at'

/** Returns the correct option indexes of the questions that are drawn for the account. */
export async function findDrawnKey(
  site: Site,
  account: Account,
  lessonId: LessonId,
  questions = quizSizeOf(lessonId),
): Promise<number[]> {
  const quiz = await fetchDrawnQuiz(site, account, lessonId, questions)
  const key: number[] = []
  for (const { question, options } of quiz.questions) {
    key.push(options.indexOf(await findCorrectOption(site, lessonId, question)))
  }
  return key
}

async function fetchDrawnQuiz(site: Site, account: Account, lessonId: LessonId, questions: number) {
  const { access_token: token } = await getSession(site, account)
  const quizId = questions === quizSizeOf(lessonId) ? lessonId : 'overview'
  const response = await call(site, '/functions/v1/quiz-questions', {
    body: { lessonId: quizId, draw: true },
    token,
  })
  const { quizzes } = (await response.json()) as QuizQuestionsResponse
  return quizzes.find((quiz) => quiz.lessonId === lessonId) as PublicQuiz
}

/** Correct options by question. Attempts of `account` run one after another. */
type KnownAnswers = { account: Account; correctOptions: Map<string, string>; lastAttempt: Promise<void> }
const knownAnswers = new Map<string, Promise<KnownAnswers>>()

/** Returns the text of the correct option. A separate account submits attempts until the question was drawn. */
export async function findCorrectOption(site: Site, lessonId: LessonId, question: string): Promise<string> {
  const name = `${site.url} ${lessonId}`
  const loading = knownAnswers.get(name) ?? startLearningAnswers(site)
  knownAnswers.set(name, loading)
  const lesson = await loading
  for (let attempts = 0; attempts < 40; attempts += 1) {
    const option = lesson.correctOptions.get(question)
    if (option !== undefined) return option
    lesson.lastAttempt = lesson.lastAttempt.then(() => learnFromAttempt(site, lessonId, lesson))
    await lesson.lastAttempt
  }
  throw new Error(`no attempt at ${lessonId} had the question: ${question}`)
}

const startLearningAnswers = async (site: Site): Promise<KnownAnswers> => ({
  account: await createAccount(site),
  correctOptions: new Map(),
  lastAttempt: Promise.resolve(),
})

async function learnFromAttempt(
  site: Site,
  lessonId: LessonId,
  { account, correctOptions }: KnownAnswers,
): Promise<void> {
  const quiz = await fetchDrawnQuiz(site, account, lessonId, quizSizeOf(lessonId))
  const { review } = await submitAttempt(site, account, lessonId, Array(quiz.questions.length).fill(0), {
    draw_id: quiz.drawId,
  })
  for (const [index, { correct }] of review.entries()) {
    const { question, options } = quiz.questions[index] as PublicQuiz['questions'][number]
    correctOptions.set(question, options[correct] as string)
  }
}

const keys = new Map<string, Promise<number[]>>()

/** Returns the correct option indexes of a base set, which are part of the result of an attempt. */
export function findBaseSetKey(site: Site, lessonId: LessonId, questions: number): Promise<number[]> {
  const name = `${site.url} ${lessonId} ${questions}`
  const key = keys.get(name) ?? submitForKey(site, lessonId, questions)
  keys.set(name, key)
  return key
}

async function submitForKey(site: Site, lessonId: LessonId, questions: number): Promise<number[]> {
  const { review } = await submitAttempt(site, site.admin, lessonId, Array(questions).fill(0))
  return review.map(({ correct }) => correct)
}

/** Submits an attempt through the API and returns the review. */
export async function submitAttempt(
  site: Site,
  account: Account,
  lessonId: LessonId,
  answers: readonly number[],
  more: { draw_id?: string | undefined } = {},
): Promise<Pick<GradedQuizResult, 'review'>> {
  const { access_token: token, user } = await getSession(site, account)
  const response = await call(site, '/rest/v1/quiz_results?select=review', {
    body: { user_id: user.id, lesson_id: lessonId, answers: answers.map(String), ...more },
    token,
    headers: { prefer: 'return=representation' },
  })
  const [row] = (await response.json()) as Pick<GradedQuizResult, 'review'>[]
  return row as Pick<GradedQuizResult, 'review'>
}
