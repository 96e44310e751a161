import { classNames } from './class-names.ts'

/** Decorative; put a text next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-5 shrink-0 motion-safe:animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A loading text with a spinner, announced to screen readers. */
export function Waiting({ children, className }: { children: string; className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-3 text-muted', className)}>
      <Spinner className="text-brand" />
      {children}
    </p>
  )
}
