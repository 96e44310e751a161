import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import { useRevalidateOnReturn } from '../../app/page-data/use-page-data.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { isAccessDenied } from '../kit/screen-loader.ts'
import { AccessDenied } from './access-denied.tsx'
import { findAdminPage } from './navigation.ts'

/** Replaces a screen whose data could not be loaded; the navigation stays. */
export const ErrorBoundary = () => <ScreenFailure />

/** Says why and tries again on request, and when the network returns. Leaves bugs to the error screen of the page. */
export function ScreenFailure() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  useRevalidateOnReturn()
  if (!(error instanceof RequestError)) throw error
  const page = findAdminPage(pathname)
  const title = page?.title ?? page?.label ?? ''
  return (
    <>
      <PageMeta title={title} />
      {isAccessDenied(error) ? (
        <AccessDenied />
      ) : (
        <div className="grid justify-items-start gap-6">
          <PageTitle>{title}</PageTitle>
          <ErrorAlert error={error} />
          <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
