import { type StarRating, starRatings } from '@course/contract/learning/feedback'
import { type RefObject, useState } from 'react'
import { StarShape } from '../ui/stars.tsx'

const copy: Readonly<Record<StarRating, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
}

const starText = (rating: StarRating) => (rating === 1 ? '1 star' : `${rating} stars`)

type StarRatingProps = {
  rating: StarRating | undefined
  onRate: (rating: StarRating) => void
  /** Where the focus goes when the rating is missing. */
  firstStar: RefObject<HTMLInputElement | null>
}

/** Five radio buttons that look like stars: every way of working a radio group works here. */
export function StarRatingField({ rating, onRate, firstStar }: StarRatingProps) {
  const [pointedAt, setPointedAt] = useState<StarRating>()
  const shown = pointedAt ?? rating ?? 0
  return (
    <fieldset>
      <legend className="font-display text-xl">How do you rate the course?</legend>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex" onPointerLeave={() => setPointedAt(undefined)}>
          {starRatings.map((stars) => (
            <label
              key={stars}
              // A finger leaves no pointer behind that could go away again.
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(stars)}
              className="grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                ref={stars === 1 ? firstStar : undefined}
                type="radio"
                name="star_rating"
                value={stars}
                checked={rating === stars}
                onChange={() => onRate(stars)}
                className="sr-only"
              />
              <span className="sr-only">{starText(stars)}</span>
              <StarShape isFilled={stars <= shown} className="size-8" />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-sm text-muted">
          {shown > 0 ? copy[shown as StarRating] : 'Choose one to five stars'}
        </p>
      </div>
    </fieldset>
  )
}
