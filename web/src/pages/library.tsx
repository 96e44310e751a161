import { libraryCopy } from '@course/content/site/learning/library'
import type { ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { LazyTextEditor } from '../editing/shared/lazy-editing.tsx'
import type { LibraryView } from '../library/api.ts'
import { ArticleScreen } from '../library/article-screen.tsx'
import { Bibliography } from '../library/bibliography.tsx'
import { WithLibraryEditing } from '../library/library-editing.tsx'
import { LibraryFrame } from '../library/library-frame.tsx'
import { SearchResults } from '../library/search-results.tsx'
import { ArticleList, Glossary } from '../library/section-screens.tsx'
import { Workshops } from '../library/workshops.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { library } from './loaders.ts'

/** All library URLs: sections, articles and search results. */
export function Component() {
  const { loading, user } = useSession()
  const { value, error } = useAsyncResult(usePageData<ReturnType<typeof library>>()?.library, user?.id)
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
  return view.kind === 'unpaid' || view.kind === 'unknown'
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
