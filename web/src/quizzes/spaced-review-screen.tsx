import { spacedReviewCopy } from '@course/content/site/learning/spaced-review'
import type { SpacedReview } from '@course/contract/learning/spaced-review'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { setReviewEnabled } from './spaced-review-api.ts'
import { SpacedReviewRound } from './spaced-review-round.tsx'

type SpacedReviewScreenProps = { review: SpacedReview; onChanged: () => void }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The switch, the round that came last, and when the next one comes. */
export function SpacedReviewScreen({ review, onChanged }: SpacedReviewScreenProps) {
  const { isWanted, hasPassed, round, nextAt } = review
  return (
    <div className="mt-8 grid gap-8">
      <Want isWanted={isWanted} onChanged={onChanged} />
      {isWanted && !hasPassed && <Alert>{spacedReviewCopy.passFirst}</Alert>}
      {round && <SpacedReviewRound key={`${round.since} ${round.number}`} round={round} />}
      {isWanted && hasPassed && (
        <p className="text-muted">
          {nextAt ? `Your next review is on ${day.format(new Date(nextAt))}.` : spacedReviewCopy.last}
        </p>
      )}
    </div>
  )
}

function Want({ isWanted, onChanged }: { isWanted: boolean; onChanged: () => void }) {
  const [chosen, setChosen] = useState(isWanted)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function choose(next: boolean) {
    setChosen(next)
    setBusy(true)
    setProblem(undefined)
    try {
      await setReviewEnabled(next)
      onChanged()
    } catch (error) {
      setChosen(!next)
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setBusy(false)
  }

  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={chosen}
          aria-disabled={isBusy || undefined}
          onChange={(event) => !isBusy && void choose(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-brand"
        />
        <span>
          <span className="font-semibold">{spacedReviewCopy.want}</span>
          <span className="block text-sm text-muted">{spacedReviewCopy.wantHint}</span>
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
