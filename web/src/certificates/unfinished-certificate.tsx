import type { Missing } from '@course/contract/certificates'
import { ButtonLink } from '../ui/button.tsx'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { NoToolsYet } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { WhatIsMissing } from './what-is-missing.tsx'

/** Not earned yet: what it will look like, and what is missing. */
export function UnfinishedCertificate({ missing }: { missing: Missing }) {
  return (
    <CertificateFrame
      isPreview
      intro="This is how it will look. You get it when every lesson is completed and every quiz is passed."
      tools={<NoToolsYet />}
      above={<WhatIsMissing missing={missing} />}
      sheet={<CertificateSheet studentName="" />}
      next={
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/welcome" wide>
            Go to your course
          </ButtonLink>
          <ContinueToFeedback />
        </div>
      }
    />
  )
}
