import { formatDay } from '@course/content/site/format'
import { spacedReviewCopy } from '@course/content/site/learning/spaced-review'
import type { SpacedReview } from '@course/contract/learning/spaced-review'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { setReviewEnabled } from './spaced-review-requests.ts'
import { SpacedReviewRound } from './spaced-review-round.tsx'

/** The opt-in, the latest round and the date of the next one. */
export function SpacedReviewScreen({ review }: { review: SpacedReview }) {
  const { isWanted, hasPassed, round, nextAt } = review
  return (
    <div className="mt-8 grid gap-8">
      <ReviewOptIn isWanted={isWanted} />
      {isWanted && !hasPassed && <Alert>{spacedReviewCopy.passFirst}</Alert>}
      {round && <SpacedReviewRound key={`${round.since} ${round.number}`} round={round} />}
      {isWanted && hasPassed && (
        <p className="text-muted">
          {nextAt ? spacedReviewCopy.nextAt(formatDay(nextAt)) : spacedReviewCopy.last}
        </p>
      )}
    </div>
  )
}

function ReviewOptIn({ isWanted }: { isWanted: boolean }) {
  const choose = useMutation(setReviewEnabled, { revalidates: true })
  return (
    <div>
      <Checkbox
        label={<span className="font-semibold">{spacedReviewCopy.subscribe}</span>}
        hint={spacedReviewCopy.subscribeHint}
        checked={choose.pendingInput ?? isWanted}
        isBusy={choose.isPending}
        onChange={({ target }) => void choose.run(target.checked)}
      />
      <ErrorAlert error={choose.error} className="mt-4" />
    </div>
  )
}
