import { certificatePath, shareCardPath } from '@course/contract/certificates/certificate-check'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { errorMessage, setCertificatePrivacy } from './requests.ts'

type PublicPageCardProps = { issued: IssuedCertificate; onUpdate: (issued: IssuedCertificate) => void }

export function PublicPageCard({ issued, onUpdate }: PublicPageCardProps) {
  // Shown until the server responds.
  const [pendingChoice, setPendingChoice] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const { isPrivate, certificate } = issued
  const path = certificatePath(certificate.number)

  async function toggle() {
    setPendingChoice(!isPrivate)
    setProblem(undefined)
    try {
      onUpdate(await setCertificatePrivacy(!isPrivate))
    } catch (error) {
      setProblem(errorMessage(error, "We couldn't save this. Check your connection and try again."))
    } finally {
      setPendingChoice(undefined)
    }
  }

  return (
    <Card className="mb-10 grid gap-4">
      <h2 className="text-2xl">Public page</h2>
      <p className="text-muted">
        {isPrivate
          ? 'People with the link can see only that the certificate is genuine.'
          : 'Anyone with the link can verify the certificate and see your name, the course, and the date.'}
      </p>
      <p className="font-mono text-sm wrap-anywhere">
        <Link className="text-link" to={path}>
          {window.location.host + path}
        </Link>
      </p>
      <figure className="grid max-w-lg gap-2">
        <img
          // The query reloads the image when the page changes.
          src={`${shareCardPath(certificate.number)}?${certificate.revision}${isPrivate ? '-private' : ''}`}
          alt={`Certificate of Completion${isPrivate ? '' : ` of ${certificate.studentName}`}`}
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full rounded-md border border-hairline"
        />
        <figcaption className="text-sm text-muted">
          Preview image for shared links
          {isPrivate ? '. It has no name while the page is private.' : '.'}
        </figcaption>
      </figure>
      {problem && <Alert tone="error">{problem}</Alert>}
      <label className="inline-flex min-h-10 items-center gap-3 justify-self-start font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={pendingChoice ?? isPrivate}
          aria-busy={pendingChoice !== undefined || undefined}
          onChange={() => pendingChoice === undefined && toggle()}
        />
        Hide details
      </label>
    </Card>
  )
}
