import { accessMails } from './access.ts'
import * as account from './account.ts'
import { alarmDigest } from './alarms.ts'
import * as certificate from './certificate.ts'
import * as checkout from './checkout.ts'
import type { MailDefinition } from './define-mail.ts'
import * as factors from './factors.ts'
import * as feedback from './feedback.ts'
import * as gifts from './gifts.ts'
import { planDate } from './plan-date.ts'
import * as privacy from './privacy.ts'
import * as reminders from './reminders.ts'
import * as spacedReview from './spaced-review.ts'
import * as staff from './staff.ts'
import * as team from './team.ts'

const groups = {
  'Orders and access': [checkout, accessMails],
  'Teams and gifts': [team, gifts],
  Account: [account, factors, privacy],
  Learning: [reminders, spacedReview, { planDate }, certificate, feedback],
  'Your team': [staff, { alarmDigest }],
}

/** All mails whose words the owner can change: every mail that the site sends by itself. */
export const mailDefinitions: readonly (MailDefinition & { group: string })[] = Object.entries(
  groups,
).flatMap(([group, modules]) =>
  modules
    .flatMap((mails) => Object.values(mails))
    .flatMap((mail) => ('definition' in mail ? [{ ...mail.definition, group }] : [])),
)
