import { lessonTextId, questionTextId } from '@course/contract/editing/texts'
import { isQuestionId, validateQuestion } from '@course/contract/learning/questions'
import { isLessonId, type LessonId, pageCountOf } from '@course/contract/lessons'
import { useMemo } from 'react'
import { RequestError } from '../../app/clients/request-error.ts'
import { fetchTextForEditing } from '../../editing/requests.ts'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { TextScreen } from '../kit/text-screen.tsx'
import { QuestionAside } from './question-aside.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { questionToHtml } from './question-to-html.ts'
import { lessonTitle, quizPath } from './quiz-text.ts'

export const loader = screenLoader(async (_url, { quiz: lesson = '', question = '' }) => {
  if (!isLessonId(lesson) || !isQuestionId(question))
    throw new RequestError('There is no such question', { status: 404 })
  const [quiz, pages] = await Promise.all([callAdmin('admin-quiz', { lesson }), fetchPages(lesson)])
  return { lesson, question, quiz, pages }
}, 'texts')

/** Edits one question, beside its statistics. */
export function Component() {
  const { lesson, question: id, quiz, pages } = useScreenData(loader).data
  const item = quiz.items.find((one) => one.id === id)
  const title = item ? 'Edit question' : 'New question'
  const contentEditor = useMemo(
    () =>
      editorOf(
        lesson,
        quiz.items.flatMap((one) => (one.id === id || one.isRetired ? [] : [one.question])),
        pages,
      ),
    [lesson, id, quiz, pages],
  )
  return (
    <TextScreen
      text={questionTextId(lesson, id)}
      title={title}
      intro={lessonTitle(lesson)}
      list={{ path: quizPath(lesson), label: 'All questions of this quiz' }}
      contentEditor={contentEditor}
      aside={item && <QuestionAside quiz={quiz} item={item} />}
    />
  )
}

/** The HTML of the lesson's pages, in order. */
const fetchPages = (lesson: LessonId) =>
  Promise.all(
    Array.from({ length: pageCountOf(lesson) }, async (_, index) => {
      const { content } = await fetchTextForEditing(lessonTextId(lesson, index + 1))
      return content
    }),
  )

function editorOf(lesson: LessonId, others: readonly string[], pages: readonly string[]): ContentEditor {
  const pageTexts = pages.map(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '',
  )
  const read = (content: string) => validateQuestion(JSON.parse(content))
  return {
    Editor: (props) => <QuestionEditor {...props} lesson={lesson} others={others} pageTexts={pageTexts} />,
    Preview: ({ content, onClose }) => <QuestionPreview question={read(content).value} onClose={onClose} />,
    isValid: (content) => Object.keys(read(content).errors).length === 0,
    toHtml: (content) => questionToHtml(read(content).value),
  }
}
