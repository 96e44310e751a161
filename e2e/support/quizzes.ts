import type { GradedQuizResult, PublicQuiz, QuizQuestionsResponse } from '@course/contract/learning/quizzes'
import { quizSizes } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { expect, type Page } from '@playwright/test'
import { createAccount } from './accounts.ts'
import { call } from './call.ts'
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

/** Answers every question right, whichever were drawn; `right` knows the words of the right option. */
export async function answerRight(
  page: Page,
  total: number,
  right: (question: string) => Promise<string> | string,
): Promise<void> {
  for (let number = 1; number <= total; number += 1) {
    await expect(questionCount(page, number, total)).toBeVisible()
    const question = await page.locator('legend').innerText()
    await page.getByRole('radio', { name: await right(question), exact: true }).check()
    await onward(page, number === total).click()
  }
}

/** Opens the quizzes that the page of all quizzes shows folded: so many. */
export async function unfoldQuizzes(page: Page, count: number): Promise<void> {
  const folded = page.getByRole('button', { expanded: false })
  for (let left = count; left > 0; left -= 1) {
    await expect(folded).toHaveCount(left)
    await folded.first().click()
  }
}

export const wrongAnswers = (key: readonly number[]) => key.map((correct) => (correct + 1) % 4)

export type Result = Pick<GradedQuizResult, 'lesson_id' | 'score' | 'total_questions'>
export const results = 'quiz_results?select=lesson_id,score,total_questions&order=created_at'

/** What is right among the questions that this account is asked until it has answered them. */
export async function drawnKey(
  site: Site,
  account: Account,
  lessonId: LessonId,
  questions = quizSizes[lessonId],
): Promise<number[]> {
  const quiz = await drawFor(site, account, lessonId, questions)
  const key: number[] = []
  for (const { question, options } of quiz.questions) {
    key.push(options.indexOf(await rightOption(site, lessonId, question)))
  }
  return key
}

async function drawFor(site: Site, account: Account, lessonId: LessonId, questions: number) {
  const { access_token: token } = await sessionOf(site, account)
  const asked = questions === quizSizes[lessonId] ? lessonId : 'overview'
  const response = await call(site, '/functions/v1/quiz-questions', {
    body: { lessonId: asked, draw: true },
    token,
  })
  const { quizzes } = (await response.json()) as QuizQuestionsResponse
  return quizzes.find((quiz) => quiz.lessonId === lessonId) as PublicQuiz
}

type Known = { explorer: Account; right: Map<string, string>; learning: Promise<void> }
const known = new Map<string, Promise<Known>>()

/** The words of the right option. An account of its own answers what it is asked until this question was among it. */
export async function rightOption(site: Site, lessonId: LessonId, question: string): Promise<string> {
  const name = `${site.url} ${lessonId}`
  const begun = known.get(name) ?? beginToKnow(site)
  known.set(name, begun)
  const lesson = await begun
  for (let attempts = 0; attempts < 40; attempts += 1) {
    const option = lesson.right.get(question)
    if (option !== undefined) return option
    lesson.learning = lesson.learning.then(() => explore(site, lessonId, lesson))
    await lesson.learning
  }
  throw new Error(`no attempt at ${lessonId} was asked: ${question}`)
}

const beginToKnow = async (site: Site): Promise<Known> => ({
  explorer: await createAccount(site),
  right: new Map(),
  learning: Promise.resolve(),
})

async function explore(site: Site, lessonId: LessonId, { explorer, right }: Known): Promise<void> {
  const quiz = await drawFor(site, explorer, lessonId, quizSizes[lessonId])
  const { review } = await storeAttempt(site, explorer, lessonId, Array(quiz.questions.length).fill(0), {
    draw_id: quiz.drawId,
  })
  for (const [index, { correct }] of review.entries()) {
    const { question, options } = quiz.questions[index] as PublicQuiz['questions'][number]
    right.set(question, options[correct] as string)
  }
}

const keys = new Map<string, Promise<number[]>>()

/** What is right in a base set, as only an attempt tells: the administrator makes one, once for every quiz. */
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
  more: { draw_id?: string | undefined } = {},
): Promise<Pick<GradedQuizResult, 'review'>> {
  const { access_token: token, user } = await sessionOf(site, account)
  const response = await call(site, '/rest/v1/quiz_results?select=review', {
    body: { user_id: user.id, lesson_id: lessonId, answers: answers.map(String), ...more },
    token,
    headers: { prefer: 'return=representation' },
  })
  const [row] = (await response.json()) as Pick<GradedQuizResult, 'review'>[]
  return row as Pick<GradedQuizResult, 'review'>
}
