import { parseProfile } from '@course/contract/account/profile'
import type { DateRange } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { draftFrom } from './certificate-draft.ts'

/** Name and date, stored in this browser until the certificate is issued. Without `dates` there is no date yet. */
export function useDraft(user: User, dates?: Required<DateRange>) {
  const start = {
    studentName: parseProfile(user.user_metadata).name ?? '',
    completionDate: dates?.earliest ?? '',
  }
  return useStored(
    userKey('certificate-draft', user.id),
    (stored) => draftFrom(stored, start, dates),
    () => start,
  )
}
