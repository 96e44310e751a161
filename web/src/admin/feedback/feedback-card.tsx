import { hasPermission } from '@course/contract/admin/admin'
import type { FeedbackEntry } from '@course/contract/admin/learning'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Actions } from '../kit/actions.tsx'
import { useSignedInStaff } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'
import { feedbackQuestionOptions, quoteStateLabels } from './feedback-text.ts'
import { quoteAction } from './quote-action.tsx'

type CardProps = {
  entry: FeedbackEntry
  /** Shows only the answer to this question; null shows all. */
  question: string | null
  /** Called after marking, because the entry and its focused button may leave the list. */
  onMoved: () => void
}

export function FeedbackCard({ entry, question, onMoved }: CardProps) {
  const { role } = useSignedInStaff()
  const { id, readAt } = entry
  const mark = useAdminMutation(readAt === null ? 'admin-feedback-read' : 'admin-feedback-unread', {
    success: readAt === null ? 'Marked as read' : 'Marked as unread',
    errors: 'toast',
    onSuccess: onMoved,
  })
  const answers: Readonly<Record<string, string>> = { ...entry.answers, additional_comments: entry.comments }
  const answered = feedbackQuestionOptions.filter(([column]) => answers[column]?.trim())
  const visible = answered.filter(([column]) => !question || question === column)
  const canRequestQuote = answered.length > 0 && (!entry.quote || entry.quote.state === 'asked')
  return (
    <Card className="grid gap-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Stars rating={entry.stars} />
        <Link to={`/admin/customers/${entry.customerId}`} className="text-link wrap-anywhere">
          {entry.email}
        </Link>
        <span className="text-muted">
          <Time at={entry.at} />
        </span>
        {readAt === null && <Badge tone="brand">Unread</Badge>}
      </div>
      {visible.length === 0 ? (
        <p className="text-sm text-muted">No written feedback.</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {visible.map(([column, label]) => (
            <div key={column}>
              <dt className="text-muted">{label}</dt>
              <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{answers[column]}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.quote && <Quote quote={entry.quote} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={mark.isPending}
          onClick={() => mark.run({ id, expected: readAt })}
        >
          {readAt === null ? 'Mark as read' : 'Mark as unread'}
          <span className="sr-only">: feedback from {entry.email}</span>
        </Button>
        {canRequestQuote && (
          <Actions items={[quoteAction(entry, answered, answers)]} about={`feedback from ${entry.email}`} />
        )}
        {entry.quote?.state === 'agreed' && hasPermission(role, 'texts') && (
          <ButtonLink
            variant="quiet"
            size="small"
            to="/admin/site/testimonials"
            state={{ newEntry: testimonialOf(entry, entry.quote) }}
          >
            Add to testimonials
            <span className="sr-only">: feedback from {entry.email}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const testimonialOf = (entry: FeedbackEntry, quote: NonNullable<FeedbackEntry['quote']>) => ({
  name: quote.name || 'A learner',
  role: '',
  company: '',
  content: quote.text,
  rating: entry.stars,
})

const Quote = ({ quote }: { quote: NonNullable<FeedbackEntry['quote']> }) => (
  <p className="text-sm text-muted">
    <Badge tone={quote.state === 'agreed' ? 'success' : 'neutral'}>{quoteStateLabels[quote.state]}</Badge>{' '}
    <span className="wrap-anywhere">
      “{quote.text}”{quote.state === 'agreed' && ` as ${quote.name || 'a learner'}`},{' '}
    </span>
    <Time at={quote.answeredAt ?? quote.requestedAt} />
  </p>
)
