import { topBar } from '@course/content/site/pages/landing'
import { shellCopy } from '@course/content/site/shell'
import { Link } from 'react-router'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

const linkClass =
  'flex min-h-12 items-center rounded-sm text-lg text-ink transition-colors hover:text-brand lg:text-sm lg:font-medium'

/** The small-screen menu is a popover, so it works without JavaScript; see syncPopoverMenus. */
export function TopBar() {
  return (
    <header className="group fixed inset-x-0 top-0 z-40 border-b border-hairline bg-paper">
      <div className="shell flex h-18 items-center justify-between gap-3 sm:gap-6">
        <Brand />
        <button
          type="button"
          popoverTarget="site-menu"
          aria-expanded={false}
          aria-controls="site-menu"
          className="inline-flex min-h-12 items-center gap-2.5 rounded-sm px-1 text-sm font-semibold text-brand lg:hidden"
        >
          <Icon name="menu" className="size-5 group-has-[:popover-open]:hidden" />
          <Icon name="close" className="hidden size-5 group-has-[:popover-open]:block" />
          {shellCopy.menu}
        </button>
        <nav
          id="site-menu"
          popover="auto"
          aria-label={topBar.menu}
          className={classNames(
            'inset-x-0 top-18 bottom-auto m-0 w-full max-w-none overflow-y-auto border-0 border-b border-hairline bg-paper px-5 py-4 shadow-float sm:px-6',
            'lg:static lg:block lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none',
          )}
        >
          <ul className="grid lg:flex lg:items-center lg:gap-7">
            {topBar.links.map((link) => (
              <li key={link.section} className="border-b border-hairline lg:border-0">
                <Link to={`#${link.section}`} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
            <li className="my-4 lg:my-0">
              <Link
                to={`#${topBar.enroll.section}`}
                className={classNames(
                  buttonClass({ size: 'small' }),
                  'min-h-12 w-full lg:min-h-10 lg:w-auto',
                )}
              >
                {topBar.enroll.label}
              </Link>
            </li>
            <li className="border-t border-hairline lg:border-0">
              <Link to={topBar.account.href} className={linkClass}>
                {topBar.account.label}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
