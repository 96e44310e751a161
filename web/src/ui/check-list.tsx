import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <Icon name="check" className="mt-[calc(0.5lh-0.5rem)] size-4 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
