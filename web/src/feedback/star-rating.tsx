import { feedbackCopy as copy } from '@course/content/site/pages/feedback'
import { type StarRating, starRatings } from '@course/contract/learning/feedback'
import { type RefObject, useId, useState } from 'react'
import { StarShape } from '../ui/stars.tsx'

type StarRatingProps = {
  rating: StarRating | undefined
  error: string | undefined
  onRate: (rating: StarRating) => void
  /** Where the focus goes when the rating is missing. */
  firstStar: RefObject<HTMLInputElement | null>
}

/** Radio buttons that look like stars, so that keyboard and screen readers work as usual. */
export function StarRatingField({ rating, error, onRate, firstStar }: StarRatingProps) {
  const [hovered, setHovered] = useState<StarRating>()
  const errorId = useId()
  const filledStars = hovered ?? rating ?? 0
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-display text-xl">{copy.rating}</legend>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex" onPointerLeave={() => setHovered(undefined)}>
          {starRatings.map((stars) => (
            <label
              key={stars}
              // Touch has no hover, so the highlight would stay.
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
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
              <span className="sr-only">{copy.stars(stars)}</span>
              <StarShape isFilled={stars <= filledStars} className="size-8" />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-sm text-muted">
          {filledStars > 0 ? copy.ratings[filledStars as StarRating] : copy.ratingHint}
        </p>
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
