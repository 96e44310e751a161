import { libraryCopy } from '@course/content/site/learning/library'
import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Alert } from '../ui/alert.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { NotEnrolled } from '../ui/states.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { Bibliography } from './bibliography.tsx'
import { WithLibraryEditing } from './library-editing.tsx'
import { LibraryFrame } from './library-frame.tsx'
import type { LibraryView } from './requests.ts'
import { fetchLibrary } from './requests.ts'
import { SearchResults } from './search-results.tsx'
import { ArticleList, Glossary } from './section-screens.tsx'
import { Workshops } from './workshops.tsx'

export const loader = userLoader(async (userId, { request }) => {
  const isAdministrator = startFetch(() => fetchIsAdministrator(userId))
  return { isAdministrator, view: await fetchLibrary(new URL(request.url)) }
})

/** All library URLs: sections, articles and search results. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <Page>
      <UserPage loader={loader}>
        {({ id }, { view }) => {
          const Frame = view.kind === 'article' ? Fragment : LibraryFrame
          return (
            <Frame>
              <PageMeta title={titleOf(view)} />
              {/* Keyed, so that the editor state does not carry over to another page. */}
              <WithLibraryEditing key={pathname} userId={id}>
                <View view={view} />
              </WithLibraryEditing>
            </Frame>
          )
        }}
      </UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => <LoadFailed title={libraryCopy.title}>{libraryCopy.failed}</LoadFailed>

function titleOf(view: LibraryView): string {
  if (view.kind === 'article') return view.article.title
  if (view.kind === 'search') return libraryCopy.search.results(view.query)
  // The list of articles is the library's first page.
  return view.kind === 'articles' || view.kind === 'unpaid' || view.kind === 'unknown'
    ? libraryCopy.title
    : libraryCopy.sections[view.kind].title
}

function View({ view }: { view: LibraryView }) {
  switch (view.kind) {
    case 'articles':
      return <ArticleList articles={view.entries} />
    case 'glossary':
      return <Glossary glossaryEntries={view.entries} />
    case 'bibliography':
      return <Bibliography works={view.entries} />
    case 'workshops':
      return <Workshops workshops={view.entries} />
    case 'article':
      return <ArticleScreen article={view.article} />
    case 'search':
      return <SearchResults query={view.query} hits={view.hits} />
    case 'unpaid':
      return <NotEnrolled />
    case 'unknown':
      return <Alert>{libraryCopy.unknownArticle}</Alert>
  }
}
