import { notFoundCopy as copy, shellCopy } from '@course/content/site/shell'
import { legacyLessonRedirect } from '@course/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { replace, useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { StrandsRule } from '../ui/strands.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const lesson = legacyLessonRedirect(new URL(request.url).pathname)
  return lesson ? replace(lesson) : null
}

export function Component() {
  const { pathname } = useLocation()
  return (
    <Page width="reading" className="text-center">
      <PageMeta title={copy.pageTitle} />
      <p className="font-display text-5xl text-brand">{copy.code}</p>
      <h1 className="mt-4 text-3xl">{copy.title}</h1>
      <p className="mt-4 text-muted">
        {copy.text}{' '}
        <code className="rounded-sm bg-wash px-1.5 py-0.5 text-sm break-all text-ink">{pathname}</code>
      </p>
      <StrandsRule className="my-10" />
      <ButtonLink to="/">{shellCopy.home}</ButtonLink>
    </Page>
  )
}
