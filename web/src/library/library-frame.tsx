import { libraryCopy } from '@course/content/site/learning/library'
import { librarySections, searchMaxLength } from '@course/contract/learning/library'
import type { FormEvent, ReactNode } from 'react'
import { NavLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { PageTitle } from '../ui/page.tsx'

/** Title, search and the ways to the parts, which stay while the part below them changes. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const [query] = useSearchParams()
  const asked = query.get('q') ?? ''
  const isEntrance = useLocation().pathname === '/library' && !asked
  return (
    <>
      <PageTitle intro={isEntrance && libraryCopy.intro}>{libraryCopy.title}</PageTitle>
      {/* Another search from elsewhere, such as by going back, is in the field too. */}
      <SearchForm key={asked} asked={asked} />
      <nav aria-label={libraryCopy.title} className="mt-8 border-b border-hairline">
        <ul className="-mb-px flex flex-wrap justify-between gap-x-3 text-xs min-[25rem]:text-sm sm:justify-start sm:gap-x-6 sm:text-base">
          {librarySections.map((part) => (
            <li key={part}>
              <NavLink
                to={part === 'articles' ? '/library' : `/library/${part}`}
                end={part === 'articles'}
                className={({ isActive }) =>
                  classNames(
                    'inline-flex min-h-11 items-center border-b-2 font-semibold',
                    isActive && !asked
                      ? 'border-brand text-ink'
                      : 'border-transparent text-brand hover:border-outline',
                  )
                }
              >
                {libraryCopy.parts[part].title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}

function SearchForm({ asked }: { asked: string }) {
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
          label="Search lessons and library"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchMaxLength}
          defaultValue={asked}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  )
}
