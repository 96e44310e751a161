import type { QuizDetails } from '@course/contract/admin/learning'
import { questionListTextId } from '@course/contract/editing/texts'
import { parseQuestionList } from '@course/contract/learning/questions'
import { isLessonId } from '@course/contract/lessons'
import { useMemo, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import { LazyTextEditor } from '../../editing/lazy-editing.tsx'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { useToast } from '../../ui/toast.tsx'
import { callAdmin } from '../requests.ts'
import { AdminScreen } from '../screen.tsx'
import { screenLoader, useScreenData, useViewer } from '../screen-loader.ts'
import { announcePublished } from './announce-published.ts'
import { QuestionOrderEditor, type QuestionTexts, questionListToHtml } from './question-order-editor.tsx'
import { lessonTitle, quizPath } from './quiz-text.ts'

export const loader = screenLoader(async (_url, { quiz: lesson = '' }) => {
  if (!isLessonId(lesson)) throw new RequestError('There is no such quiz', { status: 404 })
  return callAdmin<QuizDetails>('admin-quiz', { lesson })
}, 'texts')

/** The order of a quiz's questions, with versions like any other text. */
export function Component() {
  const { lessonId, items } = useScreenData(loader).data
  const { accountId } = useViewer()
  const [isClosed, setClosed] = useState(false)
  const toast = useToast()
  const contentEditor = useMemo(() => {
    const texts: QuestionTexts = new Map(items.map(({ id, question }) => [id, question]))
    return {
      Editor: (props) => <QuestionOrderEditor {...props} items={items} />,
      isValid: () => true,
      toHtml: (content) => questionListToHtml(parseQuestionList(JSON.parse(content)), texts),
    } satisfies ContentEditor
  }, [items])
  if (isClosed) return <Navigate to={quizPath(lessonId)} />
  return (
    <AdminScreen
      title="Order of the questions"
      intro={lessonTitle(lessonId)}
      tools={
        <Link to={quizPath(lessonId)} className="text-link">
          All questions of this quiz
        </Link>
      }
    >
      <div className="max-w-reading">
        <p className="mb-6 text-sm text-muted">
          The order is for you: learners get questions in random order. The version history also shows which
          questions were retired and brought back.
        </p>
        <LazyTextEditor
          key={lessonId}
          text={questionListTextId(lessonId)}
          title="Order of the questions"
          label="Order of the questions"
          userId={accountId}
          contentEditor={contentEditor}
          onPublished={() => undefined}
          announce={(outcome) => announcePublished(toast, outcome)}
          // Leaves after the editor is gone, which would ask to confirm.
          onClose={() => setClosed(true)}
        />
      </div>
    </AdminScreen>
  )
}
