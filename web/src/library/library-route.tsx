import { libraryCopy } from '@course/content/site/learning/library'
import { Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Await, useLocation } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { forUser } from '../app/for-user.ts'
import { SignedIn } from '../app/signed-in.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Awaited, NotEnrolled } from '../ui/states.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { Bibliography } from './bibliography.tsx'
import { WithLibraryEditing } from './library-editing.tsx'
import { LibraryFrame } from './library-frame.tsx'
import type { LibraryView } from './requests.ts'
import { fetchLibrary } from './requests.ts'
import { SearchResults } from './search-results.tsx'
import { ArticleList, Glossary } from './section-screens.tsx'
import { Workshops } from './workshops.tsx'

export const loader = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => ({
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    library: startFetch(() => fetchLibrary(new URL(request.url))),
  }))

/** All library URLs: sections, articles and search results. */
export function Component() {
  const promise = usePageData<ReturnType<typeof loader>>()?.library
  const { pathname } = useLocation()
  const defaultTitle = <PageMeta title={libraryCopy.title} />
  return (
    <Page>
      <Suspense fallback={defaultTitle}>
        <Await resolve={promise} errorElement={defaultTitle}>
          {(view) => <PageMeta title={view ? titleOf(view) : libraryCopy.title} />}
        </Await>
      </Suspense>
      <SignedIn>
        {({ id }) => (
          <LibraryFrame>
            <Awaited
              promise={promise}
              waiting={<Waiting className="loading-placeholder">{libraryCopy.loading}</Waiting>}
              failed={libraryCopy.failed}
            >
              {(view) => (
                // Keyed, so that the editor state does not carry over to another page.
                <WithLibraryEditing key={pathname} userId={id}>
                  <View view={view} />
                </WithLibraryEditing>
              )}
            </Awaited>
          </LibraryFrame>
        )}
      </SignedIn>
    </Page>
  )
}

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
