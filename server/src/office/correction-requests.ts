import { correctionDeclined, correctionMade } from '@course/content/course/mails/certificate'
import type { MailText } from '@course/content/course/mails/mail-text'
import { z } from 'zod'
import { correctionAsked, decideCorrection, insertRevision } from '../certificates/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { requireUnchanged } from '../staff/index.ts'
import { certificateFields, certificateTarget } from './certificate-acts.ts'
import { officeAct } from './declare.ts'

/** `askedAt` is when that was asked for which somebody saw: the learner may have asked for something else since. */
const fields = { ...certificateFields, askedAt: z.string().max(40) }
type Asked = { number: string; expected: number; askedAt: string }

export const makeCorrection = officeAct(
  'office-correction-make',
  { right: 'learning', action: 'certificate.correct', reason: 'optional', fields },
  async (trx, site, { staff, body }) => {
    const { row, newest, account, subject, asked } = await correctionTarget(trx, site, staff, body)
    if (row.withdrawn_at) throw new AppError('office.certificate_withdrawn')
    const { studentName, completionDate } = asked
    // Somebody may have corrected it by hand already.
    const isSaid = studentName === newest.studentName && completionDate === newest.completionDate
    const revision = isSaid ? newest.revision : newest.revision + 1
    if (!isSaid)
      await insertRevision(trx, site.clock, {
        studentName,
        completionDate,
        number: row.number,
        revision,
        reason: 'corrected by staff',
      })
    await decideCorrection(trx, site.clock, row.number, { state: 'made', answer: '' })
    const text = correctionMade({ name: studentName, link: `${site.config.siteUrl}/certificate` })
    await mailAnswer(trx, site, account.email, text)
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

/** The reason goes to the learner. */
export const declineCorrection = officeAct(
  'office-correction-decline',
  { right: 'learning', action: 'certificate.decline', reason: 'needed', fields },
  async (trx, site, { staff, body }) => {
    const { row, account, subject } = await correctionTarget(trx, site, staff, body)
    await decideCorrection(trx, site.clock, row.number, { state: 'declined', answer: body.reason })
    const text = correctionDeclined({ answer: body.reason, link: `${site.config.siteUrl}/certificate` })
    await mailAnswer(trx, site, account.email, text)
    return { subject, change: { correction: { old: 'asked', new: 'declined' } }, outcome: {} }
  },
)

async function correctionTarget(trx: Tx, site: Site, staff: Staff, body: Asked) {
  const target = await certificateTarget(trx, site, staff, body)
  const asked = await correctionAsked(trx, body.number)
  if (asked?.state !== 'open') throw new AppError('office.no_correction_asked')
  requireUnchanged(body.askedAt, asked.askedAt)
  return { ...target, asked }
}

const mailAnswer = (trx: Tx, site: Site, to: string, text: MailText) =>
  enqueueMail(trx, site, { kind: 'certificate-correction', to, text })
