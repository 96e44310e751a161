import { accountPrivacyCopy } from '@course/content/site/pages/account-privacy'
import type { ReactNode } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Form } from '../ui/form.tsx'
import { saveFile } from '../ui/save-file.ts'
import { SectionFrame } from '../ui/section-frame.tsx'
import { DeleteAccount } from './delete-account.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { OptionalMails } from './optional-mails.tsx'
import { downloadPersonalData } from './privacy-requests.ts'

export function PrivacySection({ mailPreferences }: Pick<AccountLoaderData, 'mailPreferences'>) {
  return (
    <SectionFrame id="privacy" title={accountPrivacyCopy.title} intro={accountPrivacyCopy.intro}>
      <div className="grid gap-8">
        <PrivacyRow title={accountPrivacyCopy.download.title}>
          <Download />
        </PrivacyRow>
        <PrivacyRow title={accountPrivacyCopy.mails.title}>
          <OptionalMails preferences={mailPreferences} />
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
  const download = useMutation(downloadPersonalData, {
    onSuccess: (file) => saveFile(file, accountPrivacyCopy.download.file),
  })
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{accountPrivacyCopy.download.text}</p>
      <Form mutation={download} submitLabel={accountPrivacyCopy.download.submit} submitVariant="secondary" />
    </>
  )
}
