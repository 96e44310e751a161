import { course } from '@course/content/site/course'
import { shellCopy as copy } from '@course/content/site/shell'
import { Link, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

type CourseLink = { to: string; state?: object; label: string; icon: IconName }

/** Scrolls to the search field of the library and focuses it. */
export const searchTarget = { to: '/library', state: { scrollTo: 'library-search' } } as const

/**
 * The parts of the course: in the header, and on phones at the foot of the window, in reach of a thumb. A quiz has its own
 * buttons there.
 */
export function CourseNavigation({ hasBar }: { hasBar: boolean }) {
  const { pathname } = useLocation()
  const { hasPlan, hasToolkit, hasLibrary } = course()
  const toolkit: CourseLink = { to: '/toolkit', label: copy.toolkit, icon: 'briefcase' }
  const library: CourseLink = { to: '/library', label: copy.library, icon: 'book' }
  const search: CourseLink = { ...searchTarget, label: copy.search, icon: 'search' }
  const links: CourseLink[] = [
    { to: '/welcome', label: copy.dashboard, icon: 'grid' },
    ...(hasPlan ? [{ to: '/plan', label: copy.plan, icon: 'clipboard' } as const] : []),
    ...(hasToolkit ? [toolkit] : []),
    ...(hasLibrary ? [library, search] : []),
  ]
  return (
    <nav
      aria-label={copy.course}
      className={classNames(
        'flex max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:border-t max-md:border-hairline max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)] md:ml-auto md:gap-5',
        !hasBar && 'max-md:hidden',
      )}
    >
      {links.map(({ to, state, label, icon }) => {
        const isCurrent = !state && pathname.startsWith(to)
        return (
          <Link
            key={label}
            to={to}
            state={state}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'inline-flex items-center rounded-sm font-medium transition-colors hover:text-brand',
              'max-md:min-h-16 max-md:flex-1 max-md:rounded-none max-md:flex-col max-md:justify-center max-md:gap-1 max-md:text-[0.6875rem] md:min-h-12 md:text-sm',
              isCurrent
                ? 'text-brand max-md:border-t-2 max-md:border-brand md:underline md:decoration-2 md:underline-offset-8'
                : 'text-ink max-md:border-t-2 max-md:border-transparent max-md:text-muted',
            )}
          >
            <Icon name={icon} className="size-5 md:hidden" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
