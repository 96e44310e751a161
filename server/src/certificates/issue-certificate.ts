import { randomInt } from 'node:crypto'
import {
  type Certificate,
  type CertificateRequest,
  type CertificateState,
  completionDateProblem,
  studentNameProblem,
  tidyStudentName,
} from '@course/contract/certificates'
import { timestamp } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { achievementsOf } from './achievements.ts'
import { unprintable } from './fonts.ts'
import { completionDay, missingFor } from './rules.ts'
import { certificateOf, keepCertificate } from './store.ts'

export async function certificateState(
  site: Site,
  caller: Caller & { role: 'user' },
): Promise<CertificateState> {
  const achievements = await achievementsOf(site, caller)
  const certificate = await certificateOf(site.db, caller.userId)
  // A refund ends access to the certificate too; the record of it stays.
  if (certificate && achievements.isEntitled) return { state: 'issued', certificate }
  const missing = missingFor(achievements)
  if (missing) return { state: 'unfinished', missing }
  return { state: 'ready', earliestDate: completionDay(achievements), latestDate: today(site) }
}

/** Issues the learner's one certificate. Asked again, it answers with the first one, whatever is asked for. */
export async function issueCertificate(
  site: Site,
  caller: Caller & { role: 'user' },
  request: CertificateRequest,
): Promise<Certificate> {
  const known = await certificateState(site, caller)
  if (known.state === 'issued') return known.certificate
  if (known.state === 'unfinished') throw new AppError('certificates.unfinished')
  const studentName = tidyStudentName(request.studentName)
  const problem =
    studentNameProblem(studentName) ??
    letterProblem(studentName) ??
    completionDateProblem(request.completionDate, known.earliestDate, known.latestDate)
  if (problem) throw new AppError('certificates.refused', { text: problem })
  return keepCertificate(site.db, caller.userId, {
    id: unguessableId(),
    studentName,
    completionDate: request.completionDate,
    issuedAt: timestamp(site.clock),
  })
}

function letterProblem(name: string): string | undefined {
  const letters = unprintable(name)
  return letters
    ? `We cannot print these characters: ${letters}. Please write the name in other letters.`
    : undefined
}

const today = (site: Site): string => timestamp(site.clock).slice(0, 10)

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A hundred bits in letters that are not mistaken for each other, in groups that can be read over the telephone. */
function unguessableId(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
