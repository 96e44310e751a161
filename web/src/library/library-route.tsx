import { libraryCopy } from '@course/content/site/learning/library'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLocation, useRevalidator } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { Bibliography } from './bibliography.tsx'
import { WithLibraryEditing } from './library-editing.tsx'
import { LibraryFrame } from './library-frame.tsx'
import type { LibraryView } from './requests.ts'
import { fetchLibrary } from './requests.ts'
import { SearchResults } from './search-results.tsx'
import { ArticleList, Glossary } from './section-screens.tsx'
import { Workshops } from './workshops.tsx'

/** Returns the path with the data, because the previous data stays until the next has loaded. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const path = url.pathname + url.search
  return forUser((userId) => ({
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    library: startFetch(async () => ({ path, view: await fetchLibrary(url) })),
  }))
}

/** All library URLs: sections, articles and search results. */
export function Component() {
  const { loading, user } = useSession()
  const { value, error } = useAsyncResult(usePageData<ReturnType<typeof loader>>()?.library, user?.id)
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  if (!loading && !user) return <SignInRedirect />
  // Ignores the data of the previous URL.
  const view = value?.path === pathname + search ? value.view : undefined
  return (
    <Page>
      <PageMeta title={view ? titleOf(view) : libraryCopy.title} />
      <LibraryFrame>{body()}</LibraryFrame>
    </Page>
  )

  function body(): ReactNode {
    if (view && user)
      // Keyed, so that the editor state does not carry over to another page or user.
      return (
        <WithLibraryEditing key={`${pathname} ${user.id}`} userId={user.id} Editor={LazyTextEditor}>
          <View view={view} />
        </WithLibraryEditing>
      )
    if (error === undefined)
      return <Waiting className="loading-placeholder mt-10">Loading the library…</Waiting>
    return (
      <>
        <Alert tone="error" className="mt-8">
          We couldn't load the library. Check your connection and try again.
        </Alert>
        <Button className="mt-5" onClick={() => revalidate()}>
          Try again
        </Button>
      </>
    )
  }
}

function titleOf(view: LibraryView): string {
  if (view.kind === 'article') return view.article.title
  if (view.kind === 'search') return `Results for “${view.query}”`
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
      return (
        <>
          <Alert className="mt-8">You haven't enrolled yet.</Alert>
          <ButtonLink className="mt-5" to="/" state={{ scrollTo: 'enrollment' }}>
            Enroll Now
          </ButtonLink>
        </>
      )
    case 'unknown':
      return <Alert className="mt-8">Article not found</Alert>
  }
}
