import { toolkitCopy } from '@course/content/site/learning/plan'
import { forUser } from '../app/for-user.ts'
import { SignedIn } from '../app/signed-in.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Awaited, NotEnrolled } from '../ui/states.tsx'
import { fetchToolkit } from './requests.ts'
import { ToolkitScreen } from './toolkit-screen.tsx'

export const loader = () => forUser(() => ({ toolkit: startFetch(fetchToolkit) }))

export function Component() {
  const promise = usePageData<ReturnType<typeof loader>>()?.toolkit
  return (
    <Page>
      <PageMeta title={toolkitCopy.title} />
      <PageTitle intro={toolkitCopy.intro} className="mb-8">
        {toolkitCopy.title}
      </PageTitle>
      <SignedIn>
        {() => (
          <Awaited
            promise={promise}
            waiting={<Waiting className="loading-placeholder">{toolkitCopy.loading}</Waiting>}
            failed={toolkitCopy.failed}
          >
            {({ templates }) =>
              templates.length === 0 ? <NotEnrolled /> : <ToolkitScreen templates={templates} />
            }
          </Awaited>
        )}
      </SignedIn>
    </Page>
  )
}
