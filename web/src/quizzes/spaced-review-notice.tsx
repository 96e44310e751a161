import { spacedReviewLinks as copy } from '@course/content/site/learning/spaced-review'
import type { SpacedReview } from '@course/contract/learning/spaced-review'
import { useAsyncResult } from '../app/page-data/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Dashboard notice while a review round is due. */
export function SpacedReviewNotice({ reviewPromise }: { reviewPromise: Promise<SpacedReview> | undefined }) {
  const { value } = useAsyncResult(reviewPromise)
  if (!value?.round || value.round.answered) return null
  return (
    <Alert>
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {copy.due}
        <ButtonLink to="/review" variant="secondary" size="small">
          {copy.answer}
        </ButtonLink>
      </span>
    </Alert>
  )
}
