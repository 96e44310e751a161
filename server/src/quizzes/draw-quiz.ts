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
import { drawQuestions } from './draw.ts'
import { consumeDraw, extendDraw, findOpenDraw, insertDraw, type QuizDrawRow } from './draw-store.ts'
import { questionsOfAttempt, questionsOfDraw } from './question-snapshot.ts'
import { poolOf, toPublicQuestion } from './questions.ts'
import { listRecentAttempts } from './store.ts'

/** Returns the quiz of a lesson, or the short quizzes of all lessons, with questions drawn for this user. */
export async function drawQuizzes(
  site: Site,
  userId: string,
  requested: QuizQuestionsRequest['lessonId'],
): Promise<QuizQuestionsResponse> {
  if (requested !== 'overview')
    return { quizzes: [await drawQuiz(site, userId, requested, quizSizeOf(requested))] }
  const quizzes: PublicQuiz[] = []
  for (const lessonId of lessonIds()) {
    quizzes.push(await drawQuiz(site, userId, lessonId, course().overviewQuestions))
  }
  return { quizzes }
}

/** Returns the same draw until it is graded, so that reloading does not bring easier questions. */
async function drawQuiz(site: Site, userId: string, lessonId: LessonId, size: number): Promise<PublicQuiz> {
  const quiz = { user_id: userId, lesson_id: lessonId, questions: size }
  const openDraw = await findOpenDraw(site.db, quiz)
  if (openDraw && isDrawUsable(openDraw, nowIso(site.clock))) {
    // Extend at most once a day, so that it does not expire while someone is answering it.
    if (openDraw.expires_at < isoFromNow(site.clock, (drawDays - 1) * DAY_SECONDS)) {
      await extendDraw(site.db, openDraw.id, isoFromNow(site.clock, drawDays * DAY_SECONDS))
    }
    return toPublicQuiz(openDraw)
  }
  if (openDraw) await consumeDraw(site.db, userId, openDraw.id)
  const familiarity = await getQuestionFamiliarity(site, userId, lessonId)
  const drawn = await insertDraw(site.db, {
    id: randomUUID(),
    ...quiz,
    asked: JSON.stringify(drawQuestions(poolOf(lessonId), size, familiarity, randomInt)),
    expires_at: isoFromNow(site.clock, drawDays * DAY_SECONDS),
  })
  return drawn ? toPublicQuiz(drawn) : drawQuiz(site, userId, lessonId, size)
}

/** Whether a draw has not expired and its questions are unchanged. */
export const isDrawUsable = (draw: QuizDrawRow, now: string): boolean =>
  draw.expires_at > now && questionsOfDraw(draw.asked) !== undefined

function toPublicQuiz({ id, lesson_id, asked }: QuizDrawRow): PublicQuiz {
  return { lessonId: lesson_id, drawId: id, questions: (questionsOfDraw(asked) ?? []).map(toPublicQuestion) }
}

/** Familiarity per question: +1 for every time it was asked, +2 if it was answered correctly. */
export async function getQuestionFamiliarity(
  site: Site,
  userId: string,
  lessonId: LessonId,
): Promise<ReadonlyMap<string, number>> {
  const familiarity = new Map<string, number>()
  for (const attempt of await listRecentAttempts(site.db, userId, lessonId)) {
    const answers = JSON.parse(attempt.answers) as string[]
    for (const [index, { id, correct }] of (questionsOfAttempt(attempt) ?? []).entries()) {
      familiarity.set(id, (familiarity.get(id) ?? 0) + (answers[index] === String(correct) ? 2 : 1))
    }
  }
  return familiarity
}
