import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

/** What each kind of alarm means, and what is to be done about it. */
export const alarmTexts = {
  'payment.refused': {
    title: 'A paid checkout does not match this course',
    todo: 'It gave no access. Look at it at the card provider: refund it, or find out who made it.',
  },
  'payment.duplicate': {
    title: 'A customer with access has paid again',
    todo: 'Refund one of the payments at the card provider. Access stays.',
  },
  'payment.disputed': {
    title: 'A bank disputes a payment and asks for evidence',
    todo: 'Answer at the card provider in time. Access ends only if the dispute is lost.',
  },
  'refund.asked': {
    title: 'A customer asks for a refund',
    todo: 'Open the payment and grant or decline it. The customer is told by mail either way.',
  },
  'refund.failed': {
    title: 'A refund did not reach the customer',
    todo: 'The money is back with you, and access is as before the refund. Refund again from the payment, or pay it back another way.',
  },
  'refund.refused': {
    title: 'The card provider refused a refund',
    todo: 'Nothing was given back, and access is as before. The payment says why; ask for the refund again when that is put right.',
  },
  'event.refused': {
    title: 'An event of the card provider is not for this site',
    todo: 'Test events belong to a test site, live events to a live one. Correct the address or the secret of the webhook.',
  },
  'access.missing': {
    title: 'A paying customer had no access',
    todo: 'Access was given when this was found. If it happens again, something in the site needs repair.',
  },
  'access.unpaid': {
    title: 'Somebody has access without a purchase',
    todo: 'Nothing was changed. Repairing the alarm ends the access, unless there is a purchase by then.',
  },
  'purchase.mail_waiting': {
    title: 'A payment older than a day was found at the card provider',
    todo: 'The customer has an account and access, but was not written to. Repairing the alarm sends the mail.',
  },
} as const satisfies Record<string, { title: string; todo: string }>

export type AlarmKind = keyof typeof alarmTexts

export const alarmKinds = Object.keys(alarmTexts) as AlarmKind[]

/** To the owner, about everything that came up since the last such mail. */
export const alarmsRaised = ({
  alarms,
  more,
}: {
  alarms: readonly { kind: AlarmKind; subject: string; detail: string }[]
  /** How many there are besides those that are listed. */
  more: number
}): MailText => {
  const count = alarms.length + more
  const [first] = alarms
  const heading = count === 1 && first ? alarmTexts[first.kind].title : `${count} things need your attention`
  return {
    subject: `${siteName}: ${heading}`,
    heading,
    paragraphs: [
      ...alarms.map(
        ({ kind, subject, detail }) =>
          `${alarmTexts[kind].title} (${subject}${detail && `: ${detail}`}). ${alarmTexts[kind].todo}`,
      ),
      ...(more > 0 ? [`${more} more are in the list of alarms.`] : []),
    ],
    notes: ['You get this mail as the owner of the site. Each alarm is mailed once.'],
  }
}
