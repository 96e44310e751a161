import { useRouteError } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'

/** Stands in for a page that failed, and says what can be done about it. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissingCode = error instanceof TypeError && /import|module|fetch/i.test(error.message)
  return (
    <main>
      <title>Something went wrong</title>
      <Page width="reading">
        <PageTitle
          eyebrow="Something went wrong"
          intro={
            isMissingCode
              ? 'Its code did not arrive. Check your connection, then load the page again.'
              : 'The fault is ours, not yours. What you saved is safe. Load the page again; if it fails once more, go home and come back later.'
          }
        >
          This page could not be shown
        </PageTitle>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row">
          <Button wide onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          {/* A real navigation: after a fault, nothing in memory is worth keeping. */}
          <a href="/" className={buttonClass({ variant: 'secondary', wide: true })}>
            Return to Home
          </a>
        </div>
      </Page>
    </main>
  )
}
