import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { CheckResult } from './check-result.tsx'
import { NumberForm } from './number-form.tsx'
import { checkCertificate } from './requests.ts'

const { sheet, verify: copy } = certificatePageCopy

export const loader = ({ params: { number } }: LoaderFunctionArgs) => ({
  checked: number === undefined ? undefined : startFetch(() => checkCertificate(number)),
})

/** Public certificate check: the result for a number, or the form to enter one. */
export function Component() {
  const { checked } = useLoaderData<typeof loader>()
  return (
    <Page width="reading">
      <PageMeta title={checked ? sheet : copy.title} />
      {checked ? (
        <Deferred
          promise={checked}
          waiting={<Waiting className="loading-placeholder">{copy.checking}</Waiting>}
          failed={copy.failed}
          failedTitle={sheet}
        >
          {(result) => (
            <>
              <CheckResult checked={result} />
              <NumberForm className="mt-12" label={copy.another} />
            </>
          )}
        </Deferred>
      ) : (
        <>
          <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
          <NumberForm className="mt-8" label={copy.number} />
        </>
      )}
    </Page>
  )
}
