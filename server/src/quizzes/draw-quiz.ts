import { randomInt, randomUUID } from 'node:crypto'
import { course } from '@course/content/site/course'
import {
  drawDays,
  type PublicQuiz,
  type QuizQuestionsRequest,
  type QuizQuestionsResponse,
  quizSizes,
} from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { isoIn, nowIso } from '../platform/clock.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { checkLimit } from '../platform/route-access.ts'
import type { Site } from '../platform/site.ts'
import { drawQuestions } from './draw.ts'
import { consumeDraw, extendDraw, findOpenDraw, insertDraw, type QuizDrawRow } from './draw-store.ts'
import { questionsOfAttempt, questionsOfDraw } from './question-snapshot.ts'
import { poolOf, withoutKey } from './questions.ts'
import { recentAttempts } from './store.ts'

const DAY = 24 * 60 * 60

/** Per account, as for attempts: it only keeps one account from busying the database. */
const DRAWS = perMinute(60)

/** The quiz of a lesson, or the short ones of all lessons, each with questions drawn for this person. */
export async function drawnFor(
  site: Site,
  userId: string,
  asked: QuizQuestionsRequest['lessonId'],
): Promise<QuizQuestionsResponse> {
  await checkLimit(`quiz-questions:${userId}`, DRAWS, site)
  if (asked !== 'overview') return { quizzes: [await drawQuiz(site, userId, asked, quizSizes[asked])] }
  const quizzes: PublicQuiz[] = []
  for (const lessonId of lessonIds) {
    quizzes.push(await drawQuiz(site, userId, lessonId, course.overviewQuestions))
  }
  return { quizzes }
}

/** The same questions until they are graded: asking again, in another tab or elsewhere, brings no easier ones. */
async function drawQuiz(site: Site, userId: string, lessonId: LessonId, size: number): Promise<PublicQuiz> {
  const quiz = { user_id: userId, lesson_id: lessonId, questions: size }
  const open = await findOpenDraw(site.db, quiz)
  if (open && isUsable(open, nowIso(site.clock))) {
    // Extend at most once a day, so that it does not expire while someone is answering it.
    if (open.expires_at < isoIn(site.clock, (drawDays - 1) * DAY)) {
      await extendDraw(site.db, open.id, isoIn(site.clock, drawDays * DAY))
    }
    return shownQuiz(open)
  }
  if (open) await consumeDraw(site.db, userId, open.id)
  const known = await knownQuestions(site, userId, lessonId)
  const drawn = await insertDraw(site.db, {
    id: randomUUID(),
    ...quiz,
    asked: JSON.stringify(drawQuestions(poolOf(lessonId), size, known, randomInt)),
    expires_at: isoIn(site.clock, drawDays * DAY),
  })
  return drawn ? shownQuiz(drawn) : drawQuiz(site, userId, lessonId, size)
}

/** Whether its questions can still be answered. */
export const isUsable = (draw: QuizDrawRow, now: string): boolean =>
  draw.expires_at > now && questionsOfDraw(draw.asked) !== undefined

function shownQuiz({ id, lesson_id, asked }: QuizDrawRow): PublicQuiz {
  return { lessonId: lesson_id, drawId: id, questions: (questionsOfDraw(asked) ?? []).map(withoutKey) }
}

/** Familiarity per question: +1 for every time it was asked, +2 if it was answered correctly. */
export async function knownQuestions(
  site: Site,
  userId: string,
  lessonId: LessonId,
): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>()
  for (const attempt of await recentAttempts(site.db, userId, lessonId)) {
    const answers = JSON.parse(attempt.answers) as string[]
    for (const [index, { id, correct }] of (questionsOfAttempt(attempt) ?? []).entries()) {
      known.set(id, (known.get(id) ?? 0) + (answers[index] === String(correct) ? 2 : 1))
    }
  }
  return known
}
