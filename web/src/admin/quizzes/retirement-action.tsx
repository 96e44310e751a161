import type { QuestionItem } from '@course/contract/admin/learning'
import type { LessonId } from '@course/contract/lessons'
import type { AdminAction } from '../kit/action-dialog.tsx'

/** Retires a question, or brings it back. */
export function retirementAction(lesson: LessonId, { id, isRetired }: QuestionItem): AdminAction {
  const body = { lesson, question: id }
  return isRetired
    ? {
        label: 'Bring back',
        title: 'Bring back question',
        name: 'admin-bring-back-question',
        body,
        effect: <p>New attempts can get this question again.</p>,
        done: 'Question brought back',
      }
    : {
        label: 'Retire',
        title: 'Retire question',
        name: 'admin-retire-question',
        body,
        effect: (
          <p>
            New attempts no longer get this question. Quizzes that learners have started, earlier attempts,
            and its statistics keep it. You can bring it back.
          </p>
        ),
        done: 'Question retired',
      }
}
