import { useLoaderData, useParams } from 'react-router'
import { CheckScreen } from '../certificates/check-screen.tsx'
import { NumberForm } from '../certificates/number-form.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { certificates } from './loaders.ts'

/** Public certificate check: the result for a number, or the form to enter one. */
export function Component() {
  const { number } = useParams()
  const { checked } = useLoaderData<typeof certificates>()
  return (
    <Page width="reading">
      <PageMeta title={number ? 'Certificate' : 'Verify a certificate'} />
      {number ? (
        <CheckScreen key={number} dataPromise={checked} />
      ) : (
        <>
          <PageTitle intro="Enter a certificate number to see if it's valid and who completed the course.">
            Verify a certificate
          </PageTitle>
          <NumberForm className="mt-8" label="Certificate number" />
        </>
      )}
    </Page>
  )
}
