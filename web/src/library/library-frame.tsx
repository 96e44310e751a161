import { libraryCopy } from '@course/content/site/learning/library'
import { librarySections, searchMaxLength } from '@course/contract/learning/library'
import type { FormEvent, ReactNode } from 'react'
import { NavLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'

/** Title, search and section tabs, which stay while the content below changes. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const [query] = useSearchParams()
  const searchQuery = query.get('q') ?? ''
  const isStartPage = useLocation().pathname === '/library' && !searchQuery
  return (
    <>
      <PageTitle intro={isStartPage && libraryCopy.intro}>{libraryCopy.title}</PageTitle>
      {/* Keyed, so that the field follows the URL, such as when going back. */}
      <SearchForm key={searchQuery} searchQuery={searchQuery} />
      <nav aria-label={libraryCopy.title} className="mt-8 border-b border-hairline">
        <ul className="-mb-px flex flex-wrap justify-between gap-x-3 text-xs min-[25rem]:text-sm sm:justify-start sm:gap-x-6 sm:text-base">
          {librarySections.map((section) => (
            <li key={section}>
              <NavLink
                to={section === 'articles' ? '/library' : `/library/${section}`}
                end={section === 'articles'}
                className={({ isActive }) =>
                  classNames(
                    'inline-flex min-h-11 items-center border-b-2 font-semibold',
                    isActive && !searchQuery
                      ? 'border-brand text-ink'
                      : 'border-transparent text-brand hover:border-outline',
                  )
                }
              >
                {libraryCopy.sections[section].title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8">{children}</div>
    </>
  )
}

function SearchForm({ searchQuery }: { searchQuery: string }) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(q ? `/library?${new URLSearchParams({ q })}` : '/library')
  }
  return (
    <search className="mt-8 block max-w-reading">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field
          label={libraryCopy.search.label}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchMaxLength}
          defaultValue={searchQuery}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {libraryCopy.search.submit}
        </Button>
      </form>
    </search>
  )
}
