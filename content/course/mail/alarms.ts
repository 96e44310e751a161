import { defineMail } from './define-mail.ts'

/** Title and instructions of each kind of alarm. */
export const alarmCopy = {
  'payment.refused': {
    title: 'A paid checkout does not match this course',
    todo: 'No access was granted. Check the payment at your card provider, then refund it or find out who made it.',
  },
  'payment.duplicate': {
    title: 'A customer paid twice',
    todo: 'Refund one of the payments. The customer keeps access.',
  },
  'payment.disputed': {
    title: 'A payment was disputed',
    todo: 'Respond at your card provider before the deadline. Access ends only if you lose the dispute.',
  },
  'refund.asked': {
    title: 'A customer requested a refund',
    todo: 'Open the payment to approve or decline the refund. The customer is emailed either way.',
  },
  'refund.failed': {
    title: 'A refund failed',
    todo: 'The money came back to you, and access is as it was before. Refund the payment again, or pay the customer another way.',
  },
  'refund.seats_unknown': {
    title: 'Seats were refunded outside this site',
    todo: "Part of a team order was refunded at your card provider, which doesn't know the seats, so all of them still give access. Agree with the buyer which seats end, then end access on the pages of the customers who hold them.",
  },
  'refund.refused': {
    title: 'The card provider refused a refund',
    todo: "No money was returned, and access hasn't changed. The payment shows the reason. Fix it, then refund again.",
  },
  'credit_note.refused': {
    title: "A credit note couldn't be issued",
    todo: 'The customer got the refund, but no credit note for it. Check the reason, then create the credit note for the invoice at your card provider.',
  },
  'event.refused': {
    title: 'A webhook event was sent to the wrong site',
    todo: "Test events go to a test site, live events to a live one. Check the webhook's URL and secret.",
  },
  'event.failing': {
    title: "A payment can't be processed",
    todo: 'The site keeps trying. Check the payment at your card provider, and the log for the reason. If the customer has no access, give it on their page.',
  },
  'job.failed': {
    title: 'A background job failed for some of its items',
    todo: 'The job finished the other items and tries these again. The log says which items and why. The alarm closes once they succeed.',
  },
  'backup.failed': {
    title: 'The nightly backup failed',
    todo: 'The site tries again every hour and keeps earlier backups. Check the reason, then BACKUP_TO and its free space. The alarm closes with the next backup.',
  },
  'access.missing': {
    title: "A paying customer didn't have access",
    todo: 'Access has been restored. If this happens again, it may be a bug.',
  },
  'access.unpaid': {
    title: 'Someone has access without a purchase',
    todo: 'Nothing was changed. Fixing this alarm ends their access, unless they have bought the course by then.',
  },
  'purchase.mail_waiting': {
    title: 'An older payment was found at the card provider',
    todo: "The customer has an account and access, but wasn't emailed. Fixing this alarm sends the order confirmation.",
  },
  'mail.unreadable': {
    title: "An email can't be decrypted",
    todo: "It was encrypted with a secret that this machine doesn't have, and stays in the queue. Restore the earlier DATA_DIR/secrets, or cancel the email and write to the recipient.",
  },
  'sign_in.failed': {
    title: 'Many failed sign-ins on a staff account',
    todo: "Someone may be guessing the password. Ask this team member whether it was them. If it wasn't, make sure they have a long password and two-factor authentication.",
  },
} as const satisfies Record<string, { title: string; todo: string }>

export type AlarmKind = keyof typeof alarmCopy

export const alarmKinds = Object.keys(alarmCopy) as AlarmKind[]

type AlarmDigest = {
  alarms: readonly { kind: AlarmKind; subject: string; detail: string }[]
  /** Number of further alarms that are not listed. */
  more: number
  adminLink: string
}

/** Sent to the owner with all alarms since the last digest. */
export const alarmDigest = defineMail<AlarmDigest>('alarms', {
  title: 'Alarms',
  sentWhen: 'When something needs the owner’s attention, once for each alarm.',
  required: { alarms: 'what happened and what to do' },
  parts: ({ alarms, more, adminLink }) => {
    const count = alarms.length + more
    const [first] = alarms
    return {
      link: adminLink,
      values: {
        title: count === 1 && first ? alarmCopy[first.kind].title : `${count} alarms need your attention`,
        alarms: [
          ...alarms.map(
            ({ kind, subject, detail }) =>
              `${alarmCopy[kind].title} (${subject}${detail && `: ${detail}`}). ${alarmCopy[kind].todo}`,
          ),
          ...(more > 0 ? [`See ${more} more in the admin dashboard.`] : []),
        ].join('\n\n'),
      },
    }
  },
  example: ({ siteUrl, order }) => ({
    alarms: [{ kind: 'refund.asked', subject: order.number, detail: '' }],
    more: 0,
    adminLink: `${siteUrl}/admin/alarms`,
  }),
  text: {
    subject: '{siteName}: {title}',
    heading: '{title}',
    body: '{alarms}',
    button: 'Open the alarms',
    notes: "You're receiving this because you own the site. Each alarm is emailed once.",
  },
})
