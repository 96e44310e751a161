import { libraryCopy } from '@course/content/site/learning/library'
import { librarySections, searchMaxLength } from '@course/contract/learning/library'
import type { FormEvent, ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { PageTitle } from '../ui/page.tsx'

/** Title, search and section tabs, which stay while the content below changes. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const [query] = useSearchParams()
  const searchQuery = query.get('q') ?? ''
  const { pathname } = useLocation()
  const isStartPage = pathname === '/library' && !searchQuery
  return (
    <>
      <PageTitle intro={isStartPage && libraryCopy.intro}>{libraryCopy.title}</PageTitle>
      {/* Keyed, so that the field follows the URL, such as when going back. */}
      <SearchForm key={searchQuery} searchQuery={searchQuery} />
      <LinkTabs
        label={libraryCopy.title}
        className="mt-8"
        tabs={librarySections.map((section) => {
          const to = section === 'articles' ? '/library' : `/library/${section}`
          return {
            to,
            label: libraryCopy.sections[section].title,
            isCurrent: pathname === to && !searchQuery,
          }
        })}
      />
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
