import { sample } from '@course/content/site/pages/sample'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { PageShell } from '../ui/page-shell.tsx'
import { SampleScreen } from './sample-screen.tsx'

/** The same for all visitors, so it does not use the layout with the session. */
export function Component() {
  return (
    <PageShell>
      <Page>
        <PageMeta title={sample().title} description={sample().description} isIndexed />
        <SampleScreen />
      </Page>
    </PageShell>
  )
}
