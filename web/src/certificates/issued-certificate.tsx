import { footer } from '@course/content/site/footer'
import { type Certificate, longDate } from '@course/contract/certificates'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { FixedPanel } from './edit-panel.tsx'
import { type Customer, type Purpose, useTaking } from './use-taking.ts'

type IssuedCertificateProps = {
  customer: Customer
  certificate: Certificate
  /** What it was issued for just now; done as soon as it is on the screen. */
  purpose: Purpose | undefined
}

export function IssuedCertificate({ customer, certificate, purpose }: IssuedCertificateProps) {
  const [isEditing, setEditing] = useState(false)
  const { isDownloading, problem, take } = useTaking(customer)
  const isTaken = useRef(false)

  useEffect(() => {
    if (!purpose || isTaken.current) return
    isTaken.current = true
    // The dialog that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
    take(purpose, certificate)
  })

  return (
    <CertificateFrame
      intro={`Issued on ${longDate(certificate.issuedAt.slice(0, 10))}. Print or download it as often as you like.`}
      tools={
        <CertificateTools
          isEditing={isEditing}
          isDownloading={isDownloading}
          onEdit={() => setEditing(true)}
          onDone={() => setEditing(false)}
          onTake={(chosen) => take(chosen, certificate)}
        />
      }
      above={
        <>
          {problem && <Alert tone="error">{problem}</Alert>}
          {isEditing && <FixedPanel certificate={certificate} contact={footer.contact.email} />}
        </>
      }
      sheet={<CertificateSheet {...certificate} />}
      next={<ContinueToFeedback />}
    />
  )
}
