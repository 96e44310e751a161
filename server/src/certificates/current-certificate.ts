import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { certificateStateWithoutQr } from './certificate-state.ts'
import type { PdfContent } from './pdf.ts'

/** What the learner's certificate is drawn from; undefined when there is none, or none that counts. */
export async function currentCertificate(
  site: Site,
  caller: Caller & { role: 'user' },
): Promise<PdfContent | undefined> {
  const known = await certificateStateWithoutQr(site, caller)
  if (known.state !== 'issued') return undefined
  const { certificate, address } = known
  return { certificate, address, issuer: site.config.issuerName, paper: 'a4' }
}

/** For threads of other slices; what drawing needs is loaded with the first one. */
export const drawCertificate = async (content: PdfContent): Promise<Uint8Array> =>
  (await import('./draw-certificate.ts')).drawCertificate(content)
