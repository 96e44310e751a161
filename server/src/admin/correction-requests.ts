import { correctionDeclined, correctionMade } from '@course/content/course/mail/certificate'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { z } from 'zod'
import { decideCorrection, findCorrectionRequest, insertRevision } from '../certificates/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { requireUnchanged } from '../staff/index.ts'
import { certificateFields, certificateTarget } from './certificate-actions.ts'
import { adminAction } from './define-function.ts'

/** `requestedAt` identifies the request the caller saw: the learner may have changed it since. */
const fields = { ...certificateFields, requestedAt: z.string().max(40) }
type CorrectionTarget = { number: string; expected: number; requestedAt: string }

export const applyCorrectionAction = adminAction(
  'admin-correction-apply',
  { permission: 'learning', action: 'certificate.correct', reason: 'optional', fields },
  async (trx, site, { staff, body }) => {
    const { row, newest, account, subject, request } = await correctionTarget(trx, staff, body)
    if (row.withdrawn_at) throw new AppError('admin.certificate_withdrawn')
    const { studentName, completionDate } = request
    // Staff may have corrected it by hand already.
    const isAlreadyCorrected = studentName === newest.studentName && completionDate === newest.completionDate
    const revision = isAlreadyCorrected ? newest.revision : newest.revision + 1
    if (!isAlreadyCorrected)
      await insertRevision(trx, site.clock, {
        studentName,
        completionDate,
        number: row.number,
        revision,
        reason: 'corrected by staff',
      })
    await decideCorrection(trx, site.clock, row.number, { state: 'made', answer: '' })
    const text = correctionMade({ name: studentName, link: `${site.config.siteUrl}/certificate` })
    await sendDecisionMail(trx, site, account.email, text)
    return {
      subject,
      change: {
        name: { old: newest.studentName, new: studentName },
        'completion date': { old: newest.completionDate, new: completionDate },
      },
      outcome: { revision },
    }
  },
)

/** The reason is emailed to the learner. */
export const declineCorrectionAction = adminAction(
  'admin-correction-decline',
  { permission: 'learning', action: 'certificate.decline', reason: 'required', fields },
  async (trx, site, { staff, body }) => {
    const { row, account, subject } = await correctionTarget(trx, staff, body)
    await decideCorrection(trx, site.clock, row.number, { state: 'declined', answer: body.reason })
    const text = correctionDeclined({ answer: body.reason, link: `${site.config.siteUrl}/certificate` })
    await sendDecisionMail(trx, site, account.email, text)
    return { subject, change: { correction: { old: 'requested', new: 'declined' } } }
  },
)

async function correctionTarget(trx: Tx, staff: Staff, body: CorrectionTarget) {
  const target = await certificateTarget(trx, staff, body)
  const request = await findCorrectionRequest(trx, body.number)
  if (request?.state !== 'open') throw new AppError('admin.correction_not_found')
  requireUnchanged(body.requestedAt, request.requestedAt)
  return { ...target, request }
}

const sendDecisionMail = (trx: Tx, site: Site, to: string, text: MailCopy) =>
  enqueueMail(trx, site, { kind: 'certificate-correction', to, text })
