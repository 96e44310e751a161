import type { Exercise } from '@course/content/plan/types'
import { formatDay } from '@course/content/site/format'
import { planSharingCopy as copy } from '@course/content/site/learning/plan'
import { COMMENT_MAX_CHARACTERS, type PlanComment } from '@course/contract/learning/plan-sharing'
import { type ReactNode, useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { updatePlanComment } from './requests.ts'

const isOpen = ({ isResolved }: PlanComment) => !isResolved

/** Above the plan: how many comments wait for the learner. */
export function OpenCommentsNote({ comments }: { comments: readonly PlanComment[] }) {
  const open = comments.filter(isOpen)
  return open.length === 0 ? null : <Alert className="print:hidden">{copy.openComments(open.length)}</Alert>
}

type CommentCountProps = { comments: readonly PlanComment[]; exercise: Exercise }

/** How many comments on an exercise are open. They are beside its fields. */
export function CommentCount({ comments, exercise }: CommentCountProps) {
  const open = comments.filter((comment) => isOpen(comment) && comment.field.startsWith(`${exercise.id}/`))
  return open.length === 0 ? null : (
    <span className="text-sm font-semibold">{copy.comments(open.length)}</span>
  )
}

type OpenCommentsProps = { comments: readonly PlanComment[]; field: string }

/** The comments on one field that are not resolved. */
export function OpenComments({ comments, field }: OpenCommentsProps) {
  const open = comments.filter((comment) => isOpen(comment) && comment.field === field)
  if (open.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {open.map((comment) => (
        <li key={comment.id}>
          <LearnerComment comment={comment} />
        </li>
      ))}
    </ul>
  )
}

/** A comment with the learner's reply, which they can write and change, and resolve the comment. */
export function LearnerComment({ comment, label }: { comment: PlanComment; label?: string }) {
  const { reply, isResolved } = comment
  const [isWriting, setWriting] = useState(false)
  const resolve = useMutation((changes: { isResolved: boolean }) => updatePlanComment(comment, changes), {
    success: (_, changes) => (changes.isResolved ? copy.resolved : undefined),
    undo: (changes) => ({ isResolved: !changes.isResolved }),
    revalidates: true,
  })
  const send = useMutation((values: { reply: string }) => updatePlanComment(comment, values), {
    revalidates: true,
    onSuccess: () => setWriting(false),
  })
  return (
    <CommentText comment={comment} label={label}>
      {reply && <Reply title={copy.reply}>{reply}</Reply>}
      {isWriting ? (
        <Form
          mutation={send}
          submitLabel={copy.sendReply}
          onCancel={() => setWriting(false)}
          className="mt-3"
        >
          <TextArea label={copy.reply} name="reply" maxLength={COMMENT_MAX_CHARACTERS} defaultValue={reply} />
        </Form>
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {reply ? copy.changeReply : copy.sendReply}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={resolve.isPending}
            onClick={() => resolve.run({ isResolved: !isResolved })}
          >
            {isResolved ? copy.reopen : copy.resolve}
          </Button>
        </div>
      )}
      <ErrorAlert error={resolve.error} className="mt-3" />
    </CommentText>
  )
}

type CommentTextProps = { comment: PlanComment; label?: string | undefined; children?: ReactNode }

/** `label` names the answer where the comment is not beside it. */
export function CommentText({ comment, label, children }: CommentTextProps) {
  return (
    <div className="rounded-sm border-l-4 border-brand bg-wash px-4 py-3 text-sm">
      <p className="text-muted">
        <span className="font-semibold text-ink">{comment.author}</span>, {formatDay(comment.createdAt)}
      </p>
      {label && <p className="text-muted">{copy.about(label)}</p>}
      <p className="mt-1 break-words whitespace-pre-line">{comment.text}</p>
      {children}
    </div>
  )
}

export function Reply({ title, children }: { title: string; children: string }) {
  return (
    <p className="mt-2 border-l-2 border-outline pl-3 break-words whitespace-pre-line">
      <span className="block text-muted">{title}</span>
      {children}
    </p>
  )
}
