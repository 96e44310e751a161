import { builtInCourse } from '@course/content/site/course'
import {
  isQuizText,
  type QuizTextId,
  questionListTextId,
  questionTextId,
  type TextId,
} from '@course/contract/editing/texts'
import {
  blankQuestion,
  isQuestionId,
  maxQuestionsPerLesson,
  parseQuestionList,
  type QuestionContent,
  validateQuestion,
} from '@course/contract/learning/questions'
import { isLessonId, type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { AppError, rejectFields } from '../platform/errors.ts'
import { tryParseJson } from '../platform/parse-json.ts'
import type { TextKind } from '../platform/site.ts'
import { builtInQuestions, listLessonQuestions, minActiveQuestions } from './question-bank.ts'

/** Far more than a question, or a list of `maxQuestionsPerLesson` ids, needs. */
const MAX_LENGTH = 40_000

/** The lists of the quizzes' questions, and the questions. Staff can add questions. */
export const quizTexts: TextKind = {
  name: 'quiz',
  has: (id) => isQuizText(id) && parseId(id) !== undefined,
  newText(id) {
    const { lessonId, questionId } = requireId(id)
    return questionId === undefined
      ? serializeList({ order: [], retired: [] })
      : serializeQuestion(blankQuestion(lessonId))
  },
  format: {
    maxLength: MAX_LENGTH,
    field: z.string().max(MAX_LENGTH),
    clean: (content, id) =>
      requireId(id).questionId === undefined
        ? serializeList(tryParseJson(content))
        : serializeQuestion(tryParseJson(content)),
    requireValid(content, id) {
      if (requireId(id).questionId === undefined) return
      const { errors } = validateQuestion(tryParseJson(content))
      rejectFields(errors)
    },
  },
  requirePublishable,
  followsBuiltIn: true,
  builtInTexts: () =>
    builtInCourse.lessons
      .flatMap(({ id: lessonId }) => {
        const questions = builtInQuestions(lessonId)
        const order = questions.map(({ id }) => id)
        return [
          { id: questionListTextId(lessonId), content: serializeList({ order, retired: [] }) },
          ...questions.map((question) => ({
            id: questionTextId(lessonId, question.id),
            content: serializeQuestion(question),
          })),
        ]
      })
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  // Learners get questions from draws only.
  mayRead: async () => false,
  isAudited: true,
  labels: async () => (id) => {
    const { lessonId, questionId } = requireId(id)
    const path = `/admin/quizzes?lesson=${lessonId}`
    const quiz = `Quiz ${lessonNumberOf(lessonId)}`
    return questionId === undefined
      ? { label: `${quiz}, order of the questions`, path }
      : { label: `${quiz}, question ${questionId}`, path: `/admin/quizzes/${lessonId}/${questionId}` }
  },
}

/** A list must leave enough questions to draw, and a lesson has room for so many. */
async function requirePublishable(trx: Db, id: TextId, content: string): Promise<void> {
  const { lessonId, questionId } = requireId(id)
  const { active, retired } = await listLessonQuestions(trx, lessonId)
  if (questionId !== undefined) {
    const isNew = [...active, ...retired].every((question) => question.id !== questionId)
    if (isNew && active.length + retired.length >= maxQuestionsPerLesson)
      throw new AppError('request.invalid', {
        text: `A quiz has room for ${maxQuestionsPerLesson} questions. Edit a retired one instead.`,
      })
    return
  }
  const retiredIds = new Set(parseQuestionList(JSON.parse(content)).retired)
  const remaining = [...active, ...retired].filter((question) => !retiredIds.has(question.id)).length
  const needed = minActiveQuestions(lessonId)
  if (remaining < needed)
    throw new AppError('quizzes.too_few_questions', { text: tooFewText(lessonId, needed) })
}

const tooFewText = (lessonId: LessonId, needed: number) =>
  `Quiz ${lessonNumberOf(lessonId)} asks ${needed} questions, so at least ${needed} must stay. Add or bring back another one first.`

function parseId(id: QuizTextId): { lessonId: LessonId; questionId?: string } | undefined {
  const [, lessonId = '', questionId, ...rest] = id.split('/')
  if (!isLessonId(lessonId) || rest.length > 0) return undefined
  if (questionId === undefined) return { lessonId }
  return isQuestionId(questionId) ? { lessonId, questionId } : undefined
}

const requireId = (id: TextId) => parseId(id as QuizTextId)!

/** The same JSON for the same values, whatever the order of their fields. */
export const serializeQuestion = (question: unknown): string => {
  const {
    kind,
    question: text,
    options,
    correct,
    explanation,
    feedback,
    passage,
  } = validateQuestion(question).value
  const value: QuestionContent = { kind, question: text, options, correct, explanation, feedback, passage }
  return JSON.stringify(value)
}

export const serializeList = (list: unknown): string => JSON.stringify(parseQuestionList(list))
