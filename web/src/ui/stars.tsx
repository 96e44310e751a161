import { shellCopy } from '@course/content/site/shell'
import { classNames } from './class-names.ts'

const star = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95L12 2.6Z'

/** A read-only rating: `4 out of 5 stars`. */
export function Stars({ rating, max = 5, className }: { rating: number; max?: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={shellCopy.stars(rating, max)}
      className={classNames('inline-flex gap-1', className)}
    >
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by position
        <StarShape key={index} isFilled={index < rating} />
      ))}
    </span>
  )
}

export function StarShape({ isFilled, className = 'size-4.5' }: { isFilled: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('text-strand-3', className)}>
      <path
        d={star}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
