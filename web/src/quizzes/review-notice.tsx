import { spacedReviewLinks as texts } from '@course/content/site/learning/spaced-review'
import type { SpacedReview } from '@course/contract/learning/spaced-review'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** On the dashboard, while a round of questions waits for its answers. */
export function ReviewNotice({ read }: { read: Promise<SpacedReview> | undefined }) {
  const { value } = useAsyncResult(read)
  if (!value?.round || value.round.answered) return null
  return (
    <Alert className="mb-8">
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {texts.due}
        <ButtonLink to="/review" variant="secondary" size="small">
          {texts.answer}
        </ButtonLink>
      </span>
    </Alert>
  )
}
