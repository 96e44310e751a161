import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import { certificatePath, shareCardPath } from '@course/contract/certificates/certificate-check'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { Link } from 'react-router'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { setCertificatePrivacy } from './requests.ts'

const { publicPage: copy } = certificatePageCopy

type PublicPageCardProps = { issued: IssuedCertificate; onUpdate: (issued: IssuedCertificate) => void }

export function PublicPageCard({ issued, onUpdate }: PublicPageCardProps) {
  const { isPrivate, certificate } = issued
  const path = certificatePath(certificate.number)
  const { run, isPending, pendingInput, error } = useMutation(setCertificatePrivacy, { onSuccess: onUpdate })
  return (
    <Card className="mb-10 grid gap-4">
      <h2 className="text-2xl">{copy.title}</h2>
      <p className="text-muted">{isPrivate ? copy.private : copy.public}</p>
      <p className="font-mono text-sm wrap-anywhere">
        <Link className="text-link" to={path}>
          {window.location.host + path}
        </Link>
      </p>
      <figure className="grid max-w-lg gap-2">
        <img
          // The query reloads the image when the page changes.
          src={`${shareCardPath(certificate.number)}?${certificate.revision}${isPrivate ? '-private' : ''}`}
          alt={isPrivate ? copy.image : copy.imageOf(certificate.studentName)}
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full rounded-md border border-hairline"
        />
        <figcaption className="text-sm text-muted">
          {isPrivate ? copy.privateCaption : copy.caption}
        </figcaption>
      </figure>
      <ErrorAlert error={error} />
      <Checkbox
        className="justify-self-start font-semibold"
        label={copy.hide}
        checked={pendingInput ?? isPrivate}
        isBusy={isPending}
        onChange={() => run(!isPrivate)}
      />
    </Card>
  )
}
