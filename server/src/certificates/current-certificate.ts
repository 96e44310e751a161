import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { certificateStateWithoutQr } from './certificate-state.ts'
import type { PdfContent } from './pdf.ts'

/** Input for the PDF of the learner's certificate; undefined if none is issued or it was withdrawn. */
export async function currentCertificate(
  site: Site,
  caller: Caller & { role: 'user' },
): Promise<PdfContent | undefined> {
  const status = await certificateStateWithoutQr(site, caller)
  if (status.state !== 'issued') return undefined
  const { certificate, url } = status
  return { certificate, url: url, issuer: site.config.issuerName, paper: 'a4' }
}

/** For worker threads of other slices. The PDF library is loaded on first use. */
export const drawCertificate = async (content: PdfContent): Promise<Uint8Array> =>
  (await import('./draw-certificate.ts')).drawCertificate(content)
