import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { DeleteAccount } from './delete-account.tsx'
import { OptionalMails } from './optional-mails.tsx'
import { downloadPersonalData } from './privacy-requests.ts'
import { SectionFrame } from './section.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

export function PrivacySection() {
  return (
    <SectionFrame title={accountPrivacyCopy.title} intro={accountPrivacyCopy.intro}>
      <div className="grid gap-8">
        <PrivacyRow title={accountPrivacyCopy.download.title}>
          <Download />
        </PrivacyRow>
        <PrivacyRow title={accountPrivacyCopy.mails.title}>
          <OptionalMails />
        </PrivacyRow>
        <PrivacyRow title={accountPrivacyCopy.deletion.title}>
          <DeleteAccount />
        </PrivacyRow>
      </div>
    </SectionFrame>
  )
}

function PrivacyRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-hairline not-first:border-t not-first:pt-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      {children}
    </div>
  )
}

function Download() {
  const { run, isBusy, problem, confirmForm } = useSensitiveAction()
  const openerRef = useReturnFocus(confirmForm ? 'download' : undefined)
  const save = () => run(downloadPersonalData, ({ file }) => saveFile(file, accountPrivacyCopy.download.file))
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{accountPrivacyCopy.download.text}</p>
      {problem && (
        <Alert tone="error" className="mb-5">
          {problem}
        </Alert>
      )}
      {confirmForm || (
        <Button ref={openerRef('download')} variant="secondary" wide busy={isBusy} onClick={save}>
          {isBusy ? 'Please wait...' : 'Download my data'}
        </Button>
      )}
    </>
  )
}
