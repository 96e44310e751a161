import { toolkitCopy } from '@course/content/site/learning/plan'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { NotEnrolled } from '../ui/states.tsx'
import { fetchToolkit } from './requests.ts'
import { ToolkitScreen } from './toolkit-screen.tsx'

export const loader = userLoader(fetchToolkit)

export function Component() {
  return (
    <Page>
      <PageMeta title={toolkitCopy.title} />
      <PageTitle intro={toolkitCopy.intro} className="mb-8">
        {toolkitCopy.title}
      </PageTitle>
      <UserPage loader={loader}>
        {(_user, { templates }) =>
          templates.length === 0 ? <NotEnrolled /> : <ToolkitScreen templates={templates} />
        }
      </UserPage>
    </Page>
  )
}

export const ErrorBoundary = () => <LoadFailed title={toolkitCopy.title}>{toolkitCopy.failed}</LoadFailed>
