import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useParams } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { startFetch } from '../app/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { CheckScreen } from './check-screen.tsx'
import { NumberForm } from './number-form.tsx'
import { checkCertificate } from './requests.ts'

export const loader = ({ params: { number } }: LoaderFunctionArgs) => ({
  checked: number === undefined ? undefined : startFetch(() => checkCertificate(number)),
  ...forUser(() => ({})),
})

/** Public certificate check: the result for a number, or the form to enter one. */
export function Component() {
  const { number } = useParams()
  const { checked } = useLoaderData<typeof loader>()
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
