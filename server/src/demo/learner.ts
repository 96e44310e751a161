import { randomUUID } from 'node:crypto'
import { quizzes } from '@course/content/course/quizzes'
import { customerStage, quizPassedStage } from '@course/contract/admin/customers'
import { isPassed } from '@course/contract/learning/quizzes'
import { lessonIds, totalLessons } from '@course/contract/lessons'
import { addAccountEvent, advanceStage } from '../auth/index.ts'
import { insertCertificate } from '../certificates/store.ts'
import { saveFeedback } from '../feedback/store.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { buildCompletion } from '../progress/rules.ts'
import { insertCompletion } from '../progress/store.ts'
import { insertAttempt } from '../quizzes/store.ts'
import { clockAt, oneOf, type Random } from './random.ts'

const MAX_ATTEMPTS = 4

type Learner = { userId: string; email: string; name: string; at: number; now: number }

/** Simulates a learner from first sign-in to where they are now; some drop off at every stage. */
export async function simulateLearner(trx: Tx, random: Random, learner: Learner): Promise<void> {
  const { userId, now } = learner
  let at = learner.at + random() * DAY_MS
  if (at > now || random() < 0.06) return
  await signIn(trx, userId, at, 'otp')
  if (random() < 0.08) return

  const skill = 0.5 + random() * 0.48
  let passed = 0
  await completeLesson(trx, userId, 1, at)
  for (const [index, lessonId] of lessonIds().entries()) {
    const passedAt = await takeQuiz(trx, random, { userId, lessonId, skill, from: at, now })
    if (passedAt === undefined) break
    passed += 1
    await advanceStage(trx, userId, quizPassedStage(index + 1))
    at = passedAt + random() * 5 * DAY_MS
    if (at > now || random() < 0.1) break
    await signIn(trx, userId, at, 'password')
    if (passed < totalLessons()) await completeLesson(trx, userId, passed + 1, at)
  }
  const completed = Math.min(totalLessons(), passed + 1)
  await insertCompletion(trx, buildCompletion(userId, completed, new Date(Math.min(at, now)).toISOString()))
  if (passed < totalLessons() || at > now || random() < 0.12) return

  const clock = clockAt(at)
  const number = `DEM00-${userId.slice(0, 5).toUpperCase()}-${userId.slice(24, 29).toUpperCase()}-00000`
  const completionDate = clock.now().toISOString().slice(0, 10)
  await insertCertificate(trx, clock, userId, number, { studentName: learner.name, completionDate })
  if (random() < 0.5) await addFeedback(trx, random, learner, at)
}

/** The first sign-in is by mailed link and verifies the email; later ones use the password. */
async function signIn(trx: Tx, userId: string, at: number, method: 'otp' | 'password') {
  const timestamp = new Date(at).toISOString()
  const verification = { email_verified_at: timestamp, requires_password_reset: 0 } as const
  await trx
    .updateTable('users')
    .set({ last_sign_in_at: timestamp, ...(method === 'otp' && verification) })
    .where('id', '=', userId)
    .execute()
  await addAccountEvent(trx, clockAt(at), { account_id: userId, kind: 'signed-in', detail: method })
  await advanceStage(trx, userId, customerStage.signedIn)
}

async function completeLesson(trx: Tx, userId: string, lesson: number, at: number) {
  const event = { account_id: userId, kind: 'lesson-reached', detail: String(lesson) } as const
  await addAccountEvent(trx, clockAt(at), event)
  await advanceStage(trx, userId, customerStage.lesson)
}

type QuizOptions = {
  userId: string
  lessonId: string
  skill: number
  from: number
  now: number
}

/** Returns when the quiz was passed; undefined if it was not. */
async function takeQuiz(trx: Tx, random: Random, { userId, lessonId, skill, from, now }: QuizOptions) {
  const { questions } = quizzes.find((quiz) => quiz.lessonId === lessonId)!
  let at = from
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    at += random() * 3 * DAY_MS
    if (at > now) return undefined
    const answers = questions.map(({ correct, options }) =>
      random() < skill + attempt * 0.1 ? correct : Math.floor(random() * options.length),
    )
    const score = answers.filter((answer, index) => answer === questions[index]!.correct).length
    await insertAttempt(trx, {
      id: randomUUID(),
      user_id: userId,
      attempt_id: randomUUID(),
      lesson_id: lessonId,
      answers: JSON.stringify(answers.map(String)),
      score,
      total_questions: questions.length,
      created_at: new Date(at).toISOString(),
      grade_override: null,
      first_score: null,
      draw_id: null,
      asked: null,
    })
    if (isPassed(score, questions.length)) return at
  }
  return undefined
}

const COMMENTS = [
  '',
  '',
  'The checklists are on our wall now.',
  'More examples from small companies would help.',
  'Clear, short, useful.',
]

/** Feedback older than a week is marked as read. */
async function addFeedback(trx: Tx, random: Random, { userId, email, now }: Learner, at: number) {
  const { id } = await saveFeedback(trx, {
    id: randomUUID(),
    customer_id: userId,
    submission_id: randomUUID(),
    email,
    question_1: oneOf(random, [
      'A way to begin, and I got it.',
      'More examples. I got half of it.',
      'A plan: yes.',
    ]),
    question_2: oneOf(random, [
      'The one-page plan, on Monday.',
      'The checklist, with my team.',
      'Asking first.',
    ]),
    question_3: oneOf(random, [
      'The second: it is closest to my work.',
      'The last one.',
      'The first, it cleared the words.',
    ]),
    question_4: '',
    question_5: '',
    star_rating: oneOf(random, [5, 5, 5, 4, 4, 4, 3, 2] as const),
    additional_comments: oneOf(random, COMMENTS),
    created_at: new Date(at).toISOString(),
  })
  await advanceStage(trx, userId, customerStage.feedback)
  const readAt = at + DAY_MS * (1 + random())
  if (now - at < 7 * DAY_MS) return
  await trx
    .updateTable('feedback')
    .set({ read_at: new Date(readAt).toISOString() })
    .where('id', '=', id)
    .execute()
}
