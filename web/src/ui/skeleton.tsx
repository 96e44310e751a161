import { classNames } from './class-names.ts'

/** Gray bars in place of loading text. Hidden from screen readers, so add a status text elsewhere. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('skeleton grid gap-3.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
          key={index}
          className={classNames(
            'h-4 motion-safe:animate-pulse rounded-sm bg-hairline',
            index === lines - 1 && lines > 1 && 'w-3/5',
          )}
        />
      ))}
    </div>
  )
}
