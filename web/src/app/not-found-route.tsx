import { course } from '@course/content/site/course'
import { notFoundCopy as copy, shellCopy } from '@course/content/site/shell'
import { legacyLessonRedirect } from '@course/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { replace, useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { searchTarget } from './layout/course-navigation.tsx'
import { useSession } from './session/session.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const lesson = legacyLessonRedirect(new URL(request.url).pathname)
  return lesson ? replace(lesson) : null
}

export function Component() {
  const { pathname } = useLocation()
  const { user } = useSession()
  return (
    <Page width="reading">
      <PageMeta title={copy.pageTitle} />
      <PageTitle
        eyebrow={copy.code}
        intro={
          <>
            {copy.text}{' '}
            <code className="rounded-sm bg-wash px-1.5 py-0.5 text-sm break-all text-ink">{pathname}</code>
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row">
        <ButtonLink to="/" wide>
          {shellCopy.home}
        </ButtonLink>
        {user && (
          <ButtonLink to="/welcome" variant="secondary" wide>
            {shellCopy.dashboard}
          </ButtonLink>
        )}
        {user && course().hasLibrary && (
          <ButtonLink {...searchTarget} variant="secondary" wide>
            {shellCopy.search}
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
