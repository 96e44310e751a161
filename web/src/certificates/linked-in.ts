import { siteName } from '@course/content/site/site'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'

/** LinkedIn's own form, filled in; the person saves it there. */
export function linkedInUrl({ certificate, issuer, address }: IssuedCertificate): string {
  const [year, month] = certificate.completionDate.split('-')
  const values = {
    startTask: 'CERTIFICATION_NAME',
    name: siteName,
    organizationName: issuer,
    issueYear: year!,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: certificate.number,
  }
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://www.linkedin.com/profile/add?${query.join('&')}`
}
