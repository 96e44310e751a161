import { questionListTextId } from '@course/contract/editing/texts'
import { parseQuestionList } from '@course/contract/learning/questions'
import { isLessonId } from '@course/contract/lessons'
import { useMemo } from 'react'
import { RequestError } from '../../app/clients/request-error.ts'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { TextScreen } from '../kit/text-screen.tsx'
import { QuestionOrderEditor, type QuestionTexts, questionListToHtml } from './question-order-editor.tsx'
import { lessonTitle, quizPath } from './quiz-text.ts'

export const loader = screenLoader(async (_url, { quiz: lesson = '' }) => {
  if (!isLessonId(lesson)) throw new RequestError('There is no such quiz', { status: 404 })
  return callAdmin('admin-quiz', { lesson })
}, 'texts')

/** The order of a quiz's questions, with versions like any other text. */
export function Component() {
  const { lessonId, items } = useScreenData(loader).data
  const contentEditor = useMemo(() => {
    const texts: QuestionTexts = new Map(items.map(({ id, question }) => [id, question]))
    return {
      Editor: (props) => <QuestionOrderEditor {...props} items={items} />,
      isValid: () => true,
      toHtml: (content) => questionListToHtml(parseQuestionList(JSON.parse(content)), texts),
    } satisfies ContentEditor
  }, [items])
  return (
    <TextScreen
      text={questionListTextId(lessonId)}
      title="Order of the questions"
      intro={lessonTitle(lessonId)}
      list={{ path: quizPath(lessonId), label: 'All questions of this quiz' }}
      contentEditor={contentEditor}
      note="The order is for you: learners get questions in random order. The version history also shows which questions were retired and brought back."
    />
  )
}
