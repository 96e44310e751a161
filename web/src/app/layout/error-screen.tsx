import { pageErrorCopy as copy, shellCopy } from '@course/content/site/shell'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageShell } from '../../ui/page-shell.tsx'
import { describeFailure, RequestId } from '../../ui/states.tsx'
import { RequestError } from '../clients/request-error.ts'
import { reportError } from '../error-reports/report-error.ts'
import { ModuleLoadError } from '../starting/load-module.ts'

/** Replaces a page that failed; header and footer stay. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <Page width="reading">
      <PageMeta title={copy.eyebrow} />
      <PageTitle
        eyebrow={copy.eyebrow}
        intro={
          <>
            {describe(error)}
            {error instanceof RequestError && <RequestId id={error.requestId} />}
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row">
        <Button wide onClick={() => window.location.reload()}>
          {copy.reload}
        </Button>
        {/* A full page load, because the app's state may be broken. */}
        <a href="/" className={buttonClass({ variant: 'secondary', wide: true })}>
          {shellCopy.home}
        </a>
      </div>
    </Page>
  )
}

function describe(error: unknown): string {
  if (error instanceof ModuleLoadError) return copy.codeMissing
  if (error instanceof RequestError) return describeFailure(error)
  return copy.unexpected
}

/** Used when the header and footer have failed too. */
export function SiteError() {
  return (
    <PageShell>
      <PageError />
    </PageShell>
  )
}
