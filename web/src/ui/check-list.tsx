import { classNames } from './class-names.ts'

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="mt-1.5 size-4 text-brand"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m3 11 4.5 4.5L17 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
