import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { type FunctionCall, serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site } from '../platform/site.ts'
import { certificateState, issueCertificate } from './issue-certificate.ts'
import { PdfWorkshop } from './pdf.ts'

/** What the learner has, may have, or still misses. */
export const certificateFunction = serverFunction(
  'certificate',
  { access: 'user', limit: perMinute(120), body: z.unknown() },
  (site, call) => certificateState(site, signedIn(call)),
)

export const issueCertificateFunction = serverFunction(
  'issue-certificate',
  {
    access: 'user',
    limit: perMinute(120),
    body: z.object({ studentName: z.string().max(1000), completionDate: z.string().max(20) }),
  },
  (site, call) => issueCertificate(site, signedIn(call), call.body),
)

const workshops = new WeakMap<Site['config'], PdfWorkshop>()

/** The issued certificate as a file. */
export const certificatePdfFunction = serverFunction(
  'certificate-pdf',
  { access: 'user', limit: perMinute(60), body: z.unknown() },
  async (site, call) => {
    const known = await certificateState(site, signedIn(call))
    if (known.state !== 'issued') throw new AppError('certificates.not_issued')
    const workshop = workshops.get(site.config) ?? new PdfWorkshop()
    workshops.set(site.config, workshop)
    const pdf = await workshop.draw(known.certificate)
    return call.reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="certificate.pdf"')
      .send(pdf)
  },
)

export const closeWorkshop = async (site: Site): Promise<void> => workshops.get(site.config)?.close()

function signedIn({ caller }: FunctionCall<unknown>) {
  if (caller.role !== 'user') throw new AppError('access.sign_in')
  return caller
}
