import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import { certificateStateWithoutQr } from './certificate-state.ts'
import type { PdfRenderer } from './pdf.ts'

/** The PDF of the learner's certificate for their data export; nothing if none is issued or it was withdrawn. */
export async function certificateFile(
  site: Site,
  renderer: PdfRenderer,
  caller: User,
): Promise<Record<string, Uint8Array>> {
  const status = await certificateStateWithoutQr(site, caller)
  if (status.state !== 'issued') return {}
  const { certificate, url } = status
  const { issuerName: issuer } = site.config
  return { 'certificate.pdf': await renderer.render({ certificate, url, issuer, paper: 'a4' }) }
}
