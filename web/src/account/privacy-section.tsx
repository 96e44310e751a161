import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import type { Factor } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { verifiedTotpFactors } from '../api/second-factor.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { DeleteAccount } from './delete-account.tsx'
import { OptionalMails } from './optional-mails.tsx'
import { downloadPersonalData } from './privacy-api.ts'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export function PrivacySection({ user }: SectionProps) {
  const apps = verifiedTotpFactors(user)
  return (
    <SectionFrame title={accountPrivacyCopy.title} intro={accountPrivacyCopy.intro}>
      <div className="grid gap-8">
        <PrivacyRow title={accountPrivacyCopy.download.title}>
          <Download apps={apps} />
        </PrivacyRow>
        <PrivacyRow title={accountPrivacyCopy.mails.title}>
          <OptionalMails />
        </PrivacyRow>
        <PrivacyRow title={accountPrivacyCopy.deletion.title}>
          <DeleteAccount apps={apps} />
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

function Download({ apps }: { apps: readonly Factor[] }) {
  const { runReauthenticated, isBusy, problem, reauthForm } = useReauthenticatedAction(apps)
  const openerRef = useReturnFocus(reauthForm ? 'download' : undefined)
  const save = () =>
    runReauthenticated(downloadPersonalData, ({ file }) => saveFile(file, accountPrivacyCopy.download.file))
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{accountPrivacyCopy.download.text}</p>
      {problem && (
        <Alert tone="error" className="mb-5">
          {problem}
        </Alert>
      )}
      {reauthForm || (
        <Button ref={openerRef('download')} variant="secondary" wide busy={isBusy} onClick={save}>
          {isBusy ? 'Please wait...' : 'Download my data'}
        </Button>
      )}
    </>
  )
}
