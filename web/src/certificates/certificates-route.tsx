import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { forUser } from '../app/for-user.ts'
import { startFetch } from '../app/start-fetch.ts'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Awaited } from '../ui/states.tsx'
import { CheckResult } from './check-result.tsx'
import { NumberForm } from './number-form.tsx'
import { checkCertificate } from './requests.ts'

const { sheet, verify: copy } = certificatePageCopy

export const loader = ({ params: { number } }: LoaderFunctionArgs) => ({
  checked: number === undefined ? undefined : startFetch(() => checkCertificate(number)),
  ...forUser(() => ({})),
})

/** Public certificate check: the result for a number, or the form to enter one. */
export function Component() {
  const { checked } = useLoaderData<typeof loader>()
  return (
    <Page width="reading">
      <PageMeta title={checked ? sheet : copy.title} />
      {checked ? (
        <Awaited
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
        </Awaited>
      ) : (
        <>
          <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
          <NumberForm className="mt-8" label={copy.number} />
        </>
      )}
    </Page>
  )
}
