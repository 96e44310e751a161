import { siteContent } from '@course/content/site/content'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'

/** LinkedIn's “Add certification” form with the fields filled in. */
export function linkedInUrl({ certificate, issuer, url }: IssuedCertificate): string {
  const [year, month] = certificate.completionDate.split('-')
  const values = {
    startTask: 'CERTIFICATION_NAME',
    name: siteContent().site.name,
    organizationName: issuer,
    issueYear: year!,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: certificate.number,
  }
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://www.linkedin.com/profile/add?${query.join('&')}`
}
