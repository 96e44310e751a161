import { siteDescription, siteName } from '@course/content/site/site'
import { PageMeta } from '../app/page-meta.tsx'
import { Page, PageTitle } from '../ui/page.tsx'

export function LandingPage() {
  return (
    <main id="main">
      <PageMeta description={siteDescription} isIndexed />
      <Page>
        <PageTitle intro={siteDescription}>{siteName}</PageTitle>
      </Page>
    </main>
  )
}
