import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { PageTitle } from '../ui/page.tsx'
import { EnlargedOnPhones } from './enlarged-on-phones.tsx'

type CertificateFrameProps = {
  intro: string
  /** None for an issued certificate. */
  badge?: string | undefined
  tools: ReactNode
  /** Between the tools and the certificate. */
  above?: ReactNode
  sheet: ReactNode
  /** Below the certificate. */
  below: ReactNode
}

/** The certificate with its page around it; only the certificate is printed. */
export function CertificateFrame({ intro, badge, tools, above, sheet, below }: CertificateFrameProps) {
  return (
    <>
      <div className="print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <PageTitle eyebrow={badge && <Badge tone="brand">{badge}</Badge>} intro={intro}>
            {copy.title}
          </PageTitle>
          <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">{tools}</div>
        </div>
        <div className="mt-8 grid gap-6 empty:hidden">{above}</div>
      </div>
      <div className="mt-8 print:m-0">
        <EnlargedOnPhones>{sheet}</EnlargedOnPhones>
      </div>
      <div className="mt-10 print:hidden">{below}</div>
    </>
  )
}
