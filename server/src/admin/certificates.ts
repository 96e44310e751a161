import { correctionDeclined, correctionMade } from '@course/content/course/mail/certificate'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { type AdminCertificate, certificateFilters } from '@course/contract/admin/learning'
import { parseCertificateNumber } from '@course/contract/certificates/certificate-check'
import type { CertificateRequest, CorrectionRequest } from '@course/contract/certificates/certificates'
import { pageUrl } from '@course/contract/paths'
import { z } from 'zod'
import type { UserRow } from '../auth/index.ts'
import {
  type CertificateRow,
  decideCorrection,
  findCorrectionRequest,
  findNewestRevision,
  insertRevision,
  isSameCertificate,
  latestDate,
  listCorrectionRequests,
  listNewestRevisions,
  listNumbersWithOpenCorrection,
  lockCertificate,
  parseCertificateRequest,
  type Revision,
  restoreCertificate,
  withdrawCertificate,
} from '../certificates/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import type { MailAttachment, Site } from '../platform/site.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerSubject, requireTargetCustomer } from './define-customer-function.ts'
import {
  type ActionCall,
  type ActionOptions,
  type AdminActionResult,
  adminAction,
  adminList,
} from './define-function.ts'

const filterFields = {
  /** A certificate number, parsed as leniently as on the public page. */
  q: z.string().max(100).optional(),
  state: z.enum(certificateFilters).optional(),
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

export const certificateList = adminList(
  'admin-certificates',
  { permission: 'learning', fields: filterFields },
  async (site, filters, page) => {
    const { rows, ...cursors } = await listCertificates(site.db, filters, page)
    const numbers = rows.map(({ number }) => number)
    const [revisions, requests] = await Promise.all([
      listNewestRevisions(site.db, numbers),
      listCorrectionRequests(site.db, numbers),
    ])
    const certificates = rows.flatMap((row) => {
      const newest = revisions.get(row.number)
      return newest ? [toAdminCertificate(row, newest, requests.get(row.number))] : []
    })
    return { ...cursors, rows: certificates }
  },
)

/** More open requests than this are listed only after these are decided. */
const MAX_CORRECTION_REQUESTS = 500

/** Omits certificates of erased customers. */
async function listCertificates(db: Db, filters: Filters, page: PageRequest) {
  // A separate query, because it uses the index of open requests.
  const requestedNumbers =
    filters.state === 'asked' ? await listNumbersWithOpenCorrection(db, MAX_CORRECTION_REQUESTS) : []
  return keysetPage(
    db
      .selectFrom('certificates')
      .selectAll()
      .where('customer_id', 'is not', null)
      .$if(filters.q !== undefined, (query) =>
        query.where('number', '=', parseCertificateNumber(filters.q!) ?? ''),
      )
      .$if(filters.state === 'withdrawn', (query) => query.where('withdrawn_at', 'is not', null))
      .$if(filters.state === 'asked', (query) => query.where('number', 'in', ['', ...requestedNumbers])),
    ['issued_at', 'number'],
    page,
  )
}

export function toAdminCertificate(
  row: CertificateRow,
  newest: Revision,
  request: CorrectionRequest | undefined,
): AdminCertificate {
  return {
    number: row.number,
    customerId: row.customer_id ?? '',
    name: newest.studentName,
    completionDate: newest.completionDate,
    revision: newest.revision,
    issuedAt: row.issued_at,
    revisedAt: newest.issuedAt,
    isPrivate: row.is_private === 1,
    withdrawnAt: row.withdrawn_at,
    withdrawnBy: row.withdrawn_by,
    request: request?.state === 'open' ? request : null,
  }
}

/** `expected` is the revision the caller saw (optimistic check). */
const certificateFields = { number: z.string().max(100), expected: z.int().min(1) }
type CertificateFields = typeof certificateFields

type Target = { certificate: CertificateRow; newest: Revision; holder: UserRow }

/** Declares an action on a certificate, which is locked. Its holder is the subject of the audit entry. */
const certificateAction = <Shape extends z.ZodRawShape>(
  name: string,
  { fields, ...options }: Omit<ActionOptions<Shape>, 'permission'>,
  run: (
    trx: Tx,
    site: Site,
    call: ActionCall<Shape & CertificateFields> & Target,
  ) => Promise<Omit<AdminActionResult, 'subject'>>,
) =>
  adminAction<Shape & CertificateFields>(
    name,
    { ...options, permission: 'learning', fields: { ...fields, ...certificateFields } },
    async (trx, site, call) => {
      const { number, expected } = call.body as { number: string; expected: number }
      const certificate = await lockCertificate(trx, number)
      const newest = await findNewestRevision(trx, number)
      if (!certificate?.customer_id || !newest) throw new AppError('admin.certificate_not_found')
      const holder = await requireTargetCustomer(trx, call.staff, certificate.customer_id)
      requireUnchanged(expected, newest.revision)
      const result = await run(trx, site, { ...call, certificate, newest, holder })
      return { subject: customerSubject(holder), ...result }
    },
  )

/** Staff may set any name and any past date. The number stays the same; earlier copies become invalid. */
const correctCertificateAction = certificateAction(
  'admin-certificate-correct',
  {
    action: 'certificate.correct',
    reason: 'required',
    fields: { studentName: z.string().max(1000), completionDate: z.string().max(20) },
  },
  async (trx, site, { certificate, newest, body }) => {
    requireValid(certificate)
    const corrected = parseCertificateRequest(body, { latest: latestDate(site.clock.now()) })
    if (isSameCertificate(corrected, newest))
      throw new AppError('certificates.invalid', { text: 'The certificate already has this name and date' })
    return { ...correctionOf(newest, corrected), outcome: await addCorrection(trx, site, newest, corrected) }
  },
)

const withdrawCertificateAction = certificateAction(
  'admin-certificate-withdraw',
  { action: 'certificate.withdraw', reason: 'required', fields: {} },
  async (trx, site, { certificate }) => {
    requireValid(certificate)
    await withdrawCertificate(trx, site.clock, certificate.number, 'staff')
    return { change: { certificate: { old: 'valid', new: 'withdrawn' } } }
  },
)

/** Only for certificates withdrawn by staff: after a refund, a new purchase restores it. */
const restoreCertificateAction = certificateAction(
  'admin-certificate-restore',
  { action: 'certificate.restore', reason: 'required', fields: {} },
  async (trx, site, { certificate, newest }) => {
    if (!certificate.withdrawn_at) throw new AppError('admin.certificate_not_withdrawn')
    if (certificate.withdrawn_by !== 'staff') throw new AppError('admin.holder_without_access')
    await restoreCertificate(trx, site.clock, certificate.number)
    return {
      change: { certificate: { old: 'withdrawn', new: 'valid' } },
      outcome: { revision: newest.revision + 1 },
    }
  },
)

/** `requestedAt` identifies the request the caller saw: the learner may have changed it since. */
const requestFields = { requestedAt: z.string().max(40) }

const applyCorrectionAction = certificateAction(
  'admin-correction-apply',
  { action: 'certificate.correct', reason: 'optional', fields: requestFields },
  async (trx, site, { certificate, newest, holder, body }) => {
    const request = await requireOpenRequest(trx, body)
    requireValid(certificate)
    // Staff may have corrected it by hand already.
    const outcome = isSameCertificate(request, newest)
      ? { revision: newest.revision }
      : await addCorrection(trx, site, newest, request)
    await decideCorrection(trx, site.clock, certificate.number, { state: 'made', answer: '' })
    await sendDecision(trx, site, holder, {
      text: (link) => correctionMade({ name: request.studentName, link }),
      attachment: { kind: 'certificate', id: certificate.number },
    })
    return { ...correctionOf(newest, request), outcome }
  },
)

/** The reason is emailed to the learner. */
const declineCorrectionAction = certificateAction(
  'admin-correction-decline',
  { action: 'certificate.decline', reason: 'required', fields: requestFields },
  async (trx, site, { certificate, holder, body }) => {
    await requireOpenRequest(trx, body)
    const answer = body.reason
    await decideCorrection(trx, site.clock, certificate.number, { state: 'declined', answer })
    await sendDecision(trx, site, holder, { text: (link) => correctionDeclined({ answer, link }) })
    return { change: { correction: { old: 'requested', new: 'declined' } } }
  },
)

function requireValid({ withdrawn_at }: CertificateRow) {
  if (withdrawn_at) throw new AppError('admin.certificate_withdrawn')
}

async function addCorrection(
  trx: Tx,
  site: Site,
  { number, revision }: Revision,
  { studentName, completionDate }: CertificateRequest,
) {
  const next = { number, revision: revision + 1, reason: 'corrected by staff' } as const
  await insertRevision(trx, site.clock, { ...next, studentName, completionDate })
  return { revision: next.revision }
}

const correctionOf = (before: CertificateRequest, after: CertificateRequest) => ({
  change: {
    name: { old: before.studentName, new: after.studentName },
    'completion date': { old: before.completionDate, new: after.completionDate },
  },
})

async function requireOpenRequest(trx: Tx, { number, requestedAt }: { number: string; requestedAt: string }) {
  const request = await findCorrectionRequest(trx, number)
  if (request?.state !== 'open') throw new AppError('admin.correction_not_found')
  requireUnchanged(requestedAt, request.requestedAt)
  return request
}

type Decision = { text: (link: string) => MailCopy; attachment?: MailAttachment }

const sendDecision = (trx: Tx, site: Site, holder: UserRow, { text, ...decision }: Decision) =>
  enqueueMail(trx, site, {
    ...decision,
    kind: 'certificate-correction',
    to: holder.email,
    text: text(pageUrl(site.config.siteUrl, '/certificate')),
  })

export const certificateFunctions = [
  certificateList,
  correctCertificateAction,
  withdrawCertificateAction,
  restoreCertificateAction,
  applyCorrectionAction,
  declineCorrectionAction,
]
