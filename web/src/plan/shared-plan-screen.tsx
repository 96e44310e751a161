import { changeNameOf } from '@course/content/plan/answers'
import type { Field as PlanField } from '@course/content/plan/types'
import { formatDay } from '@course/content/site/format'
import { sharedPlanCopy as copy } from '@course/content/site/learning/plan'
import {
  COMMENT_AUTHOR_MAX_CHARACTERS,
  COMMENT_MAX_CHARACTERS,
  type PlanComment,
  type SharedPlan,
} from '@course/contract/learning/plan-sharing'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { NothingYet } from '../ui/states.tsx'
import { AnswerList } from './answer-list.tsx'
import { CommentText, Reply } from './plan-comments.tsx'
import { commentOnPlan } from './requests.ts'

/** The plan as others read it, with their own comments. */
export function SharedPlanScreen({ token, initial }: { token: string; initial: SharedPlan }) {
  const { exercises, plan, expiresAt } = initial
  const [comments, setComments] = useState(initial.comments)
  const [author, setAuthor] = useState(initial.comments.at(-1)?.author ?? '')
  const addComment = (comment: PlanComment) => {
    setAuthor(comment.author)
    setComments((before) => [...before, comment])
  }
  if (exercises.length === 0) return <NothingYet>{copy.empty}</NothingYet>
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <h2 className="text-2xl break-words">{changeNameOf(plan) || copy.unnamed}</h2>
        <p className="mt-1 text-sm text-muted">{copy.until(formatDay(expiresAt))}</p>
      </div>
      {exercises.map(({ id, title, fields }) => (
        <section key={id} aria-labelledby={`${id}-title`} className="border-t border-hairline pt-6">
          <h3 id={`${id}-title`} className="font-display text-xl">
            {title}
          </h3>
          <div className="mt-4 grid grid-cols-1 gap-6">
            {fields.map((field) => (
              <Answer
                key={field.name}
                {...{ field, plan, token, author }}
                path={`${id}/${field.name}`}
                answers={plan[id]}
                comments={comments}
                onComment={addComment}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type AnswerProps = {
  field: PlanField
  path: string
  plan: SharedPlan['plan']
  answers: SharedPlan['plan'][string]
  comments: readonly PlanComment[]
  token: string
  author: string
  onComment: (comment: PlanComment) => void
}

/** One answer, the comments on it, and the form to add one. */
function Answer({ field, path, plan, answers, comments, token, author, onComment }: AnswerProps) {
  const [isWriting, setWriting] = useState(false)
  const send = useMutation(
    (values: { author: string; text: string }, operationId) =>
      commentOnPlan({ token, id: operationId(), field: path, ...values }),
    {
      success: copy.sent,
      onSuccess: (comment) => {
        setWriting(false)
        onComment(comment)
      },
    },
  )
  const own = comments.filter((comment) => comment.field === path)
  return (
    <div>
      <AnswerList fields={[field]} {...{ answers, plan }} />
      {own.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {own.map((comment) => (
            <li key={comment.id}>
              <CommentText comment={comment}>
                {comment.reply && <Reply title={copy.replied}>{comment.reply}</Reply>}
                {comment.isResolved && <p className="mt-2 text-success">{copy.resolved}</p>}
              </CommentText>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <Form
          mutation={send}
          rules={{
            author: (value) => (value.trim() ? undefined : copy.authorMissing),
            text: (value) => (value.trim() ? undefined : copy.textMissing),
          }}
          submitLabel={copy.send}
          onCancel={() => setWriting(false)}
          className="mt-3"
        >
          <Field
            label={copy.author}
            name="author"
            maxLength={COMMENT_AUTHOR_MAX_CHARACTERS}
            autoComplete="name"
            defaultValue={author}
            autoFocus={author === ''}
          />
          <TextArea
            label={copy.text}
            name="text"
            maxLength={COMMENT_MAX_CHARACTERS}
            autoFocus={author !== ''}
          />
        </Form>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-4"
          aria-label={copy.commentOn(field.label)}
          onClick={() => setWriting(true)}
        >
          {copy.comment}
        </Button>
      )}
    </div>
  )
}
