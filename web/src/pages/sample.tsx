import { sample } from '@course/content/site/pages/sample'
import { SampleScreen } from '../landing/sample-screen.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { PageShell } from '../ui/page-shell.tsx'

/** The same for everybody, so it stands outside the layout that knows who is signed in. */
export function Component() {
  return (
    <PageShell>
      <Page>
        <PageMeta title={sample.title} description={sample.description} isIndexed />
        <SampleScreen />
      </Page>
    </PageShell>
  )
}
