import type { QuizDetails } from '@course/contract/admin/learning'
import { lessonPageOf, questionTextId } from '@course/contract/editing/texts'
import { findQuestionWarnings } from '@course/contract/learning/questions'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { htmlToPassages, listCurrentTexts, listDraftsOf } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'
import { loadQuestionBank } from './question-bank.ts'
import { quizStatistics } from './statistics.ts'

/** A quiz with its questions, their statistics and warnings, and which of them this staff member has drafts of. */
export async function quizDetails(
  db: Db,
  lessonId: LessonId,
  staffId: string,
): Promise<Omit<QuizDetails, 'regrade'>> {
  const bank = await loadQuestionBank(db)
  const { quiz, items } = await quizStatistics(db, bank, lessonId)
  const { active, retired } = bank.ofLesson(lessonId)
  const questions = [...active, ...retired]
  const pageTexts = await loadPageTexts(db)
  return {
    ...quiz,
    items: items.map((item, index) => {
      const question = questions[index]!
      const { passage } = question
      const others = active.filter(({ id }) => id !== item.id).map((other) => other.question)
      const pageText = pageTexts.get(`${passage.lesson}/${passage.page}`) ?? ''
      return {
        ...item,
        passage: passage.text === '' ? null : passage,
        warnings: findQuestionWarnings(question, { others, pageText }),
      }
    }),
    drafts: await listDraftIds(db, lessonId, staffId),
  }
}

/** The text of each lesson page, by lesson number and page. */
async function loadPageTexts(db: Db): Promise<Map<string, string>> {
  const texts = await listCurrentTexts(db, 'lesson')
  return new Map(
    texts.map(({ text_id, content }) => {
      const { lessonId, page } = lessonPageOf(text_id)
      return [`${lessonNumberOf(lessonId)}/${page}`, htmlToPassages(content).join(' ')]
    }),
  )
}

async function listDraftIds(db: Db, lessonId: LessonId, staffId: string): Promise<string[]> {
  const prefix = questionTextId(lessonId, '')
  const drafts = await listDraftsOf(db, staffId, prefix)
  return drafts.map(({ text_id }) => text_id.slice(prefix.length))
}
