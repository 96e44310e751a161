import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type LinkTabsProps = {
  /** Name of the navigation for screen readers. */
  label: string
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
  className?: string
}

/** Tabs that are links, because each has a URL of its own. */
export const LinkTabs = ({ label, tabs, className }: LinkTabsProps) => (
  <nav aria-label={label} className={classNames('border-b border-hairline', className)}>
    <ul className="-mb-px flex flex-wrap gap-x-2 max-sm:justify-between max-sm:gap-x-0">
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link
            to={tab.to}
            aria-current={tab.isCurrent ? 'page' : undefined}
            className={classNames(
              'flex min-h-12 items-center border-b-2 px-3 text-sm font-semibold transition-colors max-sm:px-1 max-sm:text-xs',
              tab.isCurrent ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
