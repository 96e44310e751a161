import { type LessonQuiz, type QuizQuestion, quizzes } from '@course/content/course/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import type {
  PublicQuestion,
  PublicQuiz,
  QuizQuestionsAnswer,
  QuizQuestionsRequest,
} from '@course/contract/quizzes'

const byLesson = new Map<LessonId, LessonQuiz>(quizzes.map((quiz) => [quiz.lessonId, quiz]))

/** The quiz of a lesson that has so many questions: its own or the short one; undefined when none has. */
export function quizOfSize(lessonId: LessonId, size: number): readonly QuizQuestion[] | undefined {
  const { questions, overview } = quizOf(lessonId)
  return [questions, overview].find((quiz) => quiz.length === size)
}

const answers = new Map<QuizQuestionsRequest['lessonId'], QuizQuestionsAnswer>([
  ['overview', { quizzes: lessonIds.map((id) => openQuiz(id, quizOf(id).overview)) }],
  ...lessonIds.map((id) => [id, { quizzes: [openQuiz(id, quizOf(id).questions)] }] as const),
])

export const questionsFor = (asked: QuizQuestionsRequest['lessonId']): QuizQuestionsAnswer =>
  answers.get(asked)!

function quizOf(lessonId: LessonId): LessonQuiz {
  const quiz = byLesson.get(lessonId)
  if (!quiz) throw new Error(`the course has no quiz for ${lessonId}`)
  return quiz
}

function openQuiz(lessonId: LessonId, questions: readonly QuizQuestion[]): PublicQuiz {
  return { lessonId, questions: questions.map(withoutKey) }
}

// Field by field: what is added to a question later stays here unless somebody decides otherwise.
function withoutKey({ question, options }: QuizQuestion): PublicQuestion {
  return { question, options }
}
