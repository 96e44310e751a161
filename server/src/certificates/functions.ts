import { NUMBER_MAX_CHARACTERS } from '@course/contract/certificates/certificate-check'
import { paperNames } from '@course/contract/certificates/certificate-drawing'
import {
  CORRECTION_NOTE_MAX_CHARACTERS,
  type IssuedCertificate,
} from '@course/contract/certificates/certificates'
import { z } from 'zod'
import { sendAttachment } from '../http/attachment.ts'
import { serverFunction } from '../http/functions.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute, type RouteLimit } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { storedText } from '../platform/stored-text.ts'
import type { User } from '../platform/tokens.ts'
import { loadCertificateState, loadStateWithoutQr, requireIssued } from './certificate-state.ts'
import { checkCertificate } from './check-certificate.ts'
import { correctCertificate, requestCorrection } from './correct-certificate.ts'
import { courseText } from './course-text.ts'
import { bakeBadge } from './credentials/bake-badge.ts'
import type { CredentialSigner } from './credentials/signer.ts'
import type { PdfRenderer } from './draw-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { latestDate } from './rules.ts'
import { setPrivacy } from './store.ts'

/** Lookups per network; page and function are counted separately. */
export const CERTIFICATE_CHECK_LIMIT = perMinute(60)

const request = z.object({ studentName: z.string().max(1000), completionDate: z.string().max(20) })

export const certificateFunction = serverFunction(
  'certificate',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  (site, call) => loadCertificateState(site, call.caller),
)

/** A change of the learner's certificate, which returns the new state. */
const certificateChange = <Schema extends z.ZodType>(
  name: 'issue-certificate' | 'correct-certificate' | 'ask-correction' | 'certificate-privacy',
  { rateLimit, body }: { rateLimit: RouteLimit; body: Schema },
  change: (site: Site, caller: User, body: z.infer<Schema>) => Promise<unknown>,
) =>
  serverFunction(name, { access: 'user', rateLimit, body }, async (site, { caller, body }) => {
    await change(site, caller, body)
    // A change without a certificate fails.
    return (await loadCertificateState(site, caller)) as IssuedCertificate
  })

export const issueCertificateFunction = certificateChange(
  'issue-certificate',
  { rateLimit: perMinute(120), body: request },
  issueCertificate,
)

export const correctCertificateFunction = certificateChange(
  'correct-certificate',
  { rateLimit: perMinute(60), body: request.extend({ revision: z.int().min(1) }) },
  correctCertificate,
)

/** For learners who have no self-service correction left; staff decide. */
export const requestCorrectionFunction = certificateChange(
  'ask-correction',
  {
    rateLimit: perMinute(30),
    body: request.extend({ note: storedText(CORRECTION_NOTE_MAX_CHARACTERS) }),
  },
  requestCorrection,
)

/** While private, the public page only confirms that the number is genuine. */
export const certificatePrivacyFunction = certificateChange(
  'certificate-privacy',
  { rateLimit: perMinute(60), body: z.object({ isPrivate: z.boolean() }) },
  async (site, caller, { isPrivate }) => {
    requireIssued(await loadStateWithoutQr(site, caller))
    await setPrivacy(site.db, caller.userId, isPrivate)
  },
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

/** The current revision as PDF, or a specimen with the requested name and date. */
export const certificatePdfFunction = (renderer: PdfRenderer) =>
  serverFunction(
    'certificate-pdf',
    {
      access: 'user',
      rateLimit: perMinute(60),
      body: z.looseObject({ paper: z.enum(paperNames).default('a4') }),
    },
    async (site, { caller, body, reply }) => {
      const status = await loadStateWithoutQr(site, caller)
      const dates = { latest: latestDate(site.clock.now()) }
      const content =
        status.state === 'specimen'
          ? { certificate: parseCertificateRequest(request.parse(body), dates) }
          : requireIssued(status)
      const file = await renderer.run({ ...content, ...courseText(site.config), paper: body.paper })
      return sendAttachment(reply, 'certificate.pdf', file)
    },
  )

/** The badge of the current revision: an image with the signed credential embedded. */
export const certificateBadgeFunction = (signer: CredentialSigner) =>
  serverFunction(
    'certificate-badge',
    { access: 'user', rateLimit: perMinute(60), body: z.unknown() },
    async (site, { caller, reply }) => {
      const { certificate } = requireIssued(await loadStateWithoutQr(site, caller))
      const credential = await signer.findOrSignCredential(certificate.number)
      if (!credential) throw new AppError('certificates.not_issued')
      return sendAttachment(reply, 'badge.png', bakeBadge(credential))
    },
  )
