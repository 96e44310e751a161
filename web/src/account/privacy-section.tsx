import { privacyTexts as texts } from '@course/content/site/account-privacy'
import type { ReactNode } from 'react'
import { useDownload } from '../app/use-download.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OptionalMails } from './optional-mails.tsx'
import { readMyData } from './privacy-api.ts'
import { SectionFrame } from './section.tsx'

/** What the site knows about its owner, which mails they get, and the end of it all. */
export function PrivacySection() {
  return (
    <SectionFrame title={texts.title} intro={texts.intro}>
      <div className="grid gap-8">
        <Part title={texts.download.title}>
          <Download />
        </Part>
        <Part title={texts.mails.title}>
          <OptionalMails />
        </Part>
        <Part title={texts.deletion.title}>
          <DeleteAccount />
        </Part>
      </div>
    </SectionFrame>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-hairline not-first:border-t not-first:pt-8">
      <h3 className="text-lg font-semibold">{title}</h3>
      {children}
    </div>
  )
}

function Download() {
  const { busy, problem, download } = useDownload()
  return (
    <>
      <p className="mt-2 text-muted">{texts.download.text}</p>
      {problem && (
        <Alert tone="error" className="mt-5">
          {problem}
        </Alert>
      )}
      <Button
        variant="secondary"
        wide
        className="mt-5"
        busy={busy !== undefined}
        onClick={() => void download(texts.download.file, readMyData)}
      >
        {busy ? 'Please wait...' : 'Download my data'}
      </Button>
    </>
  )
}
