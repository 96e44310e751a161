import { randomInt, randomUUID } from 'node:crypto'
import { course } from '@course/content/site/course'
import {
  drawDays,
  type PublicQuiz,
  type QuizQuestionsRequest,
  type QuizQuestionsResponse,
  quizSizeOf,
} from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { DAY_SECONDS, isoFromNow, nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { toPublicQuestion } from './base-sets.ts'
import { drawQuestions } from './draw.ts'
import { consumeDraw, extendDraw, findOpenDraw, insertDraw, type QuizDrawRow } from './draw-store.ts'
import { loadQuestionBank, type QuestionBank } from './question-bank.ts'
import { questionsOfAttempt, questionsOfDraw, serializeSnapshots } from './question-snapshot.ts'
import { listRecentAttempts } from './store.ts'

/** Returns the quiz of a lesson, or the short quizzes of all lessons, with questions drawn for this user. */
export async function drawQuizzes(
  site: Site,
  userId: string,
  requested: QuizQuestionsRequest['lessonId'],
): Promise<QuizQuestionsResponse> {
  const bank = await loadQuestionBank(site.db)
  if (requested !== 'overview')
    return { quizzes: [await drawQuiz(site, bank, userId, requested, quizSizeOf(requested))] }
  const quizzes: PublicQuiz[] = []
  for (const lessonId of lessonIds()) {
    quizzes.push(await drawQuiz(site, bank, userId, lessonId, course().overviewQuestions))
  }
  return { quizzes }
}

/** Returns the same draw until it is graded, so that reloading does not bring easier questions. */
async function drawQuiz(
  site: Site,
  bank: QuestionBank,
  userId: string,
  lessonId: LessonId,
  size: number,
): Promise<PublicQuiz> {
  const quiz = { user_id: userId, lesson_id: lessonId, questions: size }
  const openDraw = await findOpenDraw(site.db, quiz)
  if (openDraw && isDrawUsable(bank, openDraw, nowIso(site.clock))) {
    // Extend at most once a day, so that it does not expire while someone is answering it.
    if (openDraw.expires_at < isoFromNow(site.clock, (drawDays - 1) * DAY_SECONDS)) {
      await extendDraw(site.db, openDraw.id, isoFromNow(site.clock, drawDays * DAY_SECONDS))
    }
    return toPublicQuiz(bank, openDraw)
  }
  if (openDraw) await consumeDraw(site.db, userId, openDraw.id)
  const familiarity = await getQuestionFamiliarity(site, bank, userId, lessonId)
  const drawn = await insertDraw(site.db, {
    id: randomUUID(),
    ...quiz,
    asked: serializeSnapshots(drawQuestions(bank.ofLesson(lessonId).active, size, familiarity, randomInt)),
    expires_at: isoFromNow(site.clock, drawDays * DAY_SECONDS),
  })
  return drawn ? toPublicQuiz(bank, drawn) : drawQuiz(site, bank, userId, lessonId, size)
}

/** Whether a draw has not expired and its questions are known. It keeps them when they are edited or retired. */
export const isDrawUsable = (bank: QuestionBank, draw: QuizDrawRow, now: string): boolean =>
  draw.expires_at > now && questionsOfDraw(bank, draw.asked) !== undefined

function toPublicQuiz(bank: QuestionBank, { id, lesson_id, asked }: QuizDrawRow): PublicQuiz {
  const questions = questionsOfDraw(bank, asked) ?? []
  return { lessonId: lesson_id, drawId: id, questions: questions.map(toPublicQuestion) }
}

/** Familiarity per question: +1 for every time it was asked, +2 if it was answered correctly. */
export async function getQuestionFamiliarity(
  site: Site,
  bank: QuestionBank,
  userId: string,
  lessonId: LessonId,
): Promise<ReadonlyMap<string, number>> {
  const familiarity = new Map<string, number>()
  for (const attempt of await listRecentAttempts(site.db, userId, lessonId)) {
    const answers = JSON.parse(attempt.answers) as string[]
    for (const [index, { id, correct }] of (questionsOfAttempt(bank, attempt) ?? []).entries()) {
      familiarity.set(id, (familiarity.get(id) ?? 0) + (answers[index] === String(correct) ? 2 : 1))
    }
  }
  return familiarity
}
