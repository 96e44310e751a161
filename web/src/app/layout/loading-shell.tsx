import { courseLabels } from '@course/content/site/learning/course-labels'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { shellCopy } from '@course/content/site/shell'
import { lessonTitleOf } from '@course/contract/lessons'
import { lessonPaths } from '@course/contract/paths'
import type { ReactNode } from 'react'
import { Page, PageTitle } from '../../ui/page.tsx'
import { PageShell } from '../../ui/page-shell.tsx'

/** Headings that are known before any data is loaded, at the position where the page renders them. */
function headingOf(path: string): ReactNode {
  if (path === '/welcome')
    return (
      <Page>
        <PageTitle>{dashboardCopy.heading}</PageTitle>
      </Page>
    )
  const index = lessonPaths().indexOf(path)
  if (index === -1) return undefined
  return (
    <Page>
      <PageTitle eyebrow={courseLabels.lesson(index + 1)} className="mx-auto max-w-160">
        {lessonTitleOf(index + 1)}
      </PageTitle>
    </Page>
  )
}

/**
 * Prerendered placeholder until the page's code is loaded, full height to avoid layout shift. `main.ts`
 * reveals the heading for signed-in users.
 */
export function LoadingShell({ path }: { path: string }) {
  const heading = headingOf(path)
  return (
    <PageShell>
      {heading && (
        <div data-signed-in hidden className="peer">
          {heading}
        </div>
      )}
      <p
        role="status"
        className="loading-placeholder grid min-h-dvh place-items-center text-muted peer-[:not([hidden])]:min-h-40"
      >
        {shellCopy.loading}
      </p>
    </PageShell>
  )
}
