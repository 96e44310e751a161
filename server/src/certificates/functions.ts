import { NUMBER_MAX_CHARACTERS } from '@course/contract/certificates/certificate-check'
import { paperNames } from '@course/contract/certificates/certificate-drawing'
import { CORRECTION_NOTE_MAX_CHARACTERS } from '@course/contract/certificates/certificates'
import { z } from 'zod'
import { type FunctionCall, serverFunction } from '../http/functions.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { certificateState, certificateStateWithoutQr } from './certificate-state.ts'
import { checkCertificate } from './check-certificate.ts'
import { correctCertificate } from './correct-certificate.ts'
import { bakeBadge } from './credentials/bake-badge.ts'
import type { Issuer } from './credentials/issuer.ts'
import { issueCertificate } from './issue-certificate.ts'
import { parseCertificateRequest } from './parse-request.ts'
import type { PdfContent, PdfRenderer } from './pdf.ts'
import { requestCorrection } from './request-correction.ts'
import { latestDate } from './rules.ts'
import { setPrivacy } from './store.ts'

/** Lookups per network; page and function are counted separately. */
export const CERTIFICATE_CHECK_LIMIT = perMinute(60)

const request = z.object({ studentName: z.string().max(1000), completionDate: z.string().max(20) })

export const certificateFunction = serverFunction(
  'certificate',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  (site, call) => certificateState(site, call.caller),
)

export const issueCertificateFunction = serverFunction(
  'issue-certificate',
  { access: 'user', rateLimit: perMinute(120), body: request },
  (site, call) => issueCertificate(site, call.caller, call.body),
)

export const correctCertificateFunction = serverFunction(
  'correct-certificate',
  { access: 'user', rateLimit: perMinute(60), body: request.extend({ revision: z.int().min(1) }) },
  (site, call) => correctCertificate(site, call.caller, call.body),
)

/** For learners who have no self-service correction left; staff decide. */
export const requestCorrectionFunction = serverFunction(
  'ask-correction',
  {
    access: 'user',
    rateLimit: perMinute(30),
    body: request.extend({ note: z.string().trim().max(CORRECTION_NOTE_MAX_CHARACTERS) }),
  },
  (site, call) => requestCorrection(site, call.caller, call.body),
)

/** Data of the public certificate page. */
export const checkCertificateFunction = serverFunction(
  'check-certificate',
  {
    access: 'public',
    rateLimit: CERTIFICATE_CHECK_LIMIT,
    body: z.object({ number: z.string().max(NUMBER_MAX_CHARACTERS) }),
  },
  (site, { body }) => checkCertificate(site, body.number),
)

/** While private, the public page only confirms that the number is genuine. */
export const certificatePrivacyFunction = serverFunction(
  'certificate-privacy',
  { access: 'user', rateLimit: perMinute(60), body: z.object({ isPrivate: z.boolean() }) },
  async (site, call) => {
    await setPrivacy(site.db, call.caller.userId, call.body.isPrivate)
    const status = await certificateState(site, call.caller)
    if (status.state !== 'issued') throw new AppError('certificates.not_issued')
    return status
  },
)

/** The current revision as PDF, or a specimen with the requested name and date. */
export const certificatePdfFunction = (renderer: PdfRenderer) =>
  serverFunction(
    'certificate-pdf',
    {
      access: 'user',
      rateLimit: perMinute(60),
      body: z.looseObject({ paper: z.enum(paperNames).default('a4') }),
    },
    async (site, call) => {
      const { paper } = call.body
      const content = await certificateToRender(site, call)
      const pdf = await renderer.render({ ...content, issuer: site.config.issuerName, paper })
      return call.reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="certificate.pdf"')
        .send(pdf)
    },
  )

/** The badge of the current revision: an image with the signed credential embedded. */
export const certificateBadgeFunction = (issuer: Issuer) =>
  serverFunction(
    'certificate-badge',
    { access: 'user', rateLimit: perMinute(60), body: z.unknown() },
    async (site, call) => {
      const status = await certificateStateWithoutQr(site, call.caller)
      const credential =
        status.state === 'issued' ? await issuer.credential(status.certificate.number) : undefined
      if (!credential) throw new AppError('certificates.not_issued')
      return call.reply
        .type('image/png')
        .header('content-disposition', 'attachment; filename="badge.png"')
        .send(bakeBadge(credential))
    },
  )

async function certificateToRender(
  site: Site,
  call: FunctionCall<unknown, 'user'>,
): Promise<Pick<PdfContent, 'certificate' | 'url'>> {
  const status = await certificateStateWithoutQr(site, call.caller)
  if (status.state === 'issued') return status
  if (status.state !== 'specimen') throw new AppError('certificates.not_issued')
  const dates = { latest: latestDate(site.clock.now()) }
  return { certificate: parseCertificateRequest(request.parse(call.body), dates) }
}
