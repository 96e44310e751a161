import { spacedReviewCopy } from '@course/content/site/learning/spaced-review'
import type { SpacedReview } from '@course/contract/learning/spaced-review'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { setReviewEnabled } from './spaced-review-requests.ts'
import { SpacedReviewRound } from './spaced-review-round.tsx'

type SpacedReviewScreenProps = { review: SpacedReview; onChanged: () => void }

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The opt-in, the latest round and the date of the next one. */
export function SpacedReviewScreen({ review, onChanged }: SpacedReviewScreenProps) {
  const { isWanted, hasPassed, round, nextAt } = review
  return (
    <div className="mt-8 grid gap-8">
      <ReviewOptIn isWanted={isWanted} onChanged={onChanged} />
      {isWanted && !hasPassed && <Alert>{spacedReviewCopy.passFirst}</Alert>}
      {round && <SpacedReviewRound key={`${round.since} ${round.number}`} round={round} />}
      {isWanted && hasPassed && (
        <p className="text-muted">
          {nextAt ? `Your next review is on ${dateFormat.format(new Date(nextAt))}.` : spacedReviewCopy.last}
        </p>
      )}
    </div>
  )
}

function ReviewOptIn({ isWanted, onChanged }: { isWanted: boolean; onChanged: () => void }) {
  const [isChecked, setChecked] = useState(isWanted)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function choose(next: boolean) {
    setChecked(next)
    setBusy(true)
    setProblem(undefined)
    try {
      await setReviewEnabled(next)
      onChanged()
    } catch (error) {
      setChecked(!next)
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setBusy(false)
  }

  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isChecked}
          aria-disabled={isBusy || undefined}
          onChange={(event) => !isBusy && void choose(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-brand"
        />
        <span>
          <span className="font-semibold">{spacedReviewCopy.subscribe}</span>
          <span className="block text-sm text-muted">{spacedReviewCopy.subscribeHint}</span>
        </span>
      </label>
      {problem && (
        <Alert tone="error" className="mt-4">
          {problem}
        </Alert>
      )}
    </div>
  )
}
