import { classNames } from './class-names.ts'

type ProgressBarProps = { label: string; value: number; max?: number; className?: string }

/** A thin bar; `label` is for screen readers only. */
export function ProgressBar({ label, value, max = 100, className }: ProgressBarProps) {
  const fraction = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames(
        'h-2 overflow-hidden rounded-full bg-hairline',
        // Forced colors would make both parts the same.
        'forced-color-adjust-none forced-colors:bg-[GrayText]',
        className,
      )}
    >
      <div
        className="h-full origin-left rounded-full bg-brand transition-transform forced-colors:bg-[CanvasText]"
        style={{ transform: `scaleX(${fraction})` }}
      />
    </div>
  )
}
