import type { AuditAction } from '@course/contract/admin/admin'
import type { QuizListEntry } from '@course/contract/admin/learning'
import { lessonIds, lessonNumberOf } from '@course/contract/lessons'
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

const retirementAction = (name: string, action: AuditAction, isRetired: boolean) =>
  adminAction(
    name,
    { permission: 'texts', action, fields: { lesson, question: z.string().max(40) } },
    async (trx, site, { staff, body: { lesson: lessonId, question: questionId } }) => {
      await setQuestionRetired(trx, site, { lessonId, questionId, isRetired, author: staff.accountId })
      const label = `Quiz ${lessonNumberOf(lessonId)}, question ${questionId}`
      return { subject: { type: 'quiz', id: lessonId, label } }
    },
  )

/** A retired question is not asked again. Attempts and draws that have it keep it. */
const retireQuestion = retirementAction('admin-retire-question', 'quiz.retire', true)
const bringBackQuestion = retirementAction('admin-bring-back-question', 'quiz.bring_back', false)

export const quizFunctions = [quizList, quizOfLesson, retireQuestion, bringBackQuestion]
