import { libraryCopy } from '@course/content/site/learning/library'
import { librarySections, searchMaxLength } from '@course/contract/learning/library'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { PageTitle } from '../ui/page.tsx'
import { SearchForm } from '../ui/search-form.tsx'

/** Title, search and section tabs, which stay while the content below changes. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const searchQuery = query.get('q') ?? ''
  const { pathname } = useLocation()
  const isStartPage = pathname === '/library' && !searchQuery
  return (
    <>
      <PageTitle intro={isStartPage && libraryCopy.intro}>{libraryCopy.title}</PageTitle>
      <SearchForm
        id="library-search"
        label={libraryCopy.search.label}
        submitLabel={libraryCopy.search.submit}
        maxLength={searchMaxLength}
        query={searchQuery}
        onSearch={(q) => navigate(q ? `/library?${new URLSearchParams({ q })}` : '/library')}
        className="mt-8"
      />
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
