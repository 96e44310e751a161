import type { QuizListEntry } from '@course/contract/admin/learning'
import { type LessonId, lessonIds, lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { lessonIdField } from '../platform/lesson-id.ts'
import { loadQuestionBank, quizDetails, quizStatistics, setQuestionRetired } from '../quizzes/index.ts'
import { adminAction, adminRead } from './define-function.ts'
import { getRegrade } from './regrade.ts'

const lesson = lessonIdField('There is no such lesson')

const quizList = adminRead('admin-quizzes', { permission: 'numbers' }, async (site) => {
  const bank = await loadQuestionBank(site.db)
  const list: QuizListEntry[] = []
  for (const lessonId of lessonIds()) {
    const { quiz, items } = await quizStatistics(site.db, bank, lessonId)
    const flagged = items.filter(({ isRetired, flags }) => !isRetired && flags.length > 0).length
    list.push({ ...quiz, flagged })
  }
  return list
})

/** One quiz, with all its questions. */
const quizOfLesson = adminRead(
  'admin-quiz',
  { permission: 'numbers', fields: { lesson } },
  async (site, { staff, body }) => ({
    ...(await quizDetails(site.db, body.lesson, staff.accountId)),
    regrade: await getRegrade(site.db, body.lesson),
  }),
)

const questionFields = { lesson, question: z.string().max(40) }

const questionSubject = (lessonId: LessonId, question: string) => ({
  subject: { type: 'quiz', id: lessonId, label: `Quiz ${lessonNumberOf(lessonId)}, question ${question}` },
})

/** A retired question is not asked again. Attempts and draws that have it keep it. */
const retireQuestion = adminAction(
  'admin-retire-question',
  { permission: 'texts', action: 'quiz.retire', fields: questionFields },
  async (trx, site, { staff, body: { lesson: lessonId, question: questionId } }) => {
    await setQuestionRetired(trx, site, { lessonId, questionId, isRetired: true, author: staff.accountId })
    return questionSubject(lessonId, questionId)
  },
)

const bringBackQuestion = adminAction(
  'admin-bring-back-question',
  { permission: 'texts', action: 'quiz.bring_back', fields: questionFields },
  async (trx, site, { staff, body: { lesson: lessonId, question: questionId } }) => {
    await setQuestionRetired(trx, site, { lessonId, questionId, isRetired: false, author: staff.accountId })
    return questionSubject(lessonId, questionId)
  },
)

export const quizFunctions = [quizList, quizOfLesson, retireQuestion, bringBackQuestion]
