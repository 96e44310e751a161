import { siteContent } from '../content.ts'
import { isLinked } from '../legal.ts'

/** Domain of all sample emails and links. */
const SAMPLE_DOMAIN = 'example.com'

/** The state of the running site. */
type LaunchStatus = {
  /** Current policy texts by type. */
  policies: Readonly<Record<string, string>>
  /** Whether `ISSUER_NAME` is set. */
  isIssuerNamed: boolean
  /** `files`: mail is only written to files. `untried`: no mail was sent yet. */
  mail: 'files' | 'untried' | 'works'
  /** `untried`: no live payment was made yet. */
  cards: 'sandbox' | 'test keys' | 'untried' | 'works'
  /** `untried`: no backup was made yet. */
  backups: 'off' | 'untried' | 'works'
}

/** `locations` are pages of the site or environment variables. */
export type LaunchChecklistItem = {
  id: string
  title: string
  instructions: string
  locations: readonly string[]
  isDone: boolean
}

/** Tasks of the owner before the site goes live, in order. */
export function launchChecklist({
  policies,
  isIssuerNamed,
  mail,
  cards,
  backups,
}: LaunchStatus): LaunchChecklistItem[] {
  const { contact, ...rest } = siteContent().footer
  const policy = (type: string, title: string): LaunchChecklistItem => ({
    id: type,
    title,
    instructions:
      'This is a template. Add your contact details, and have it reviewed for the laws that apply to you.',
    locations: [`/${type}`],
    isDone: !policies[type]?.includes(SAMPLE_DOMAIN),
  })
  return [
    {
      id: 'author',
      title: 'Author of the course',
      instructions: `Currently “${siteContent().author.writtenBy}.” Add the real author.`,
      locations: ['/admin/site/author'],
      isDone: !siteContent().author.isSample,
    },
    {
      id: 'issuer',
      title: 'Issuer of certificates',
      instructions: `Certificates are issued by “${siteContent().site.name}.” Set the name of the person or organization behind them.`,
      locations: ['/admin/site/author'],
      isDone: isIssuerNamed || !siteContent().author.isSample,
    },
    {
      id: 'reviews',
      title: 'Reviews on the front page',
      instructions: "These are samples and aren't shown in production. Add real reviews, or remove them.",
      locations: ['/admin/site/testimonials'],
      isDone: !siteContent().testimonials.isSample,
    },
    {
      id: 'contact',
      title: 'Contact email',
      instructions: `Customers are told to email ${contact.email}. Replace it with yours.`,
      locations: ['/admin/site/footer'],
      isDone: !contact.email.endsWith(SAMPLE_DOMAIN),
    },
    {
      id: 'links',
      title: 'Footer links',
      instructions: 'Some are samples. Replace or remove them.',
      locations: ['/admin/site/footer'],
      isDone: !JSON.stringify(rest).includes(SAMPLE_DOMAIN),
    },
    policy('privacy', 'Privacy policy'),
    policy('terms', 'Terms of service'),
    ...(isLinked('imprint') ? [policy('imprint', 'Imprint')] : []),
    ...(isLinked('withdrawal') ? [policy('withdrawal', 'Right of withdrawal')] : []),
    {
      id: 'mail',
      title: 'Email',
      instructions:
        mail === 'files'
          ? 'Emails are only written to files. Set your mail server and sender.'
          : 'No email has been sent yet. Send yourself a test email.',
      locations: ['SMTP_URL', 'MAIL_FROM'],
      isDone: mail === 'works',
    },
    {
      id: 'cards',
      title: 'Card payments',
      instructions:
        cards === 'untried'
          ? 'No live payments yet. Buy the course yourself, then refund it, to test the whole flow.'
          : "You're in test mode. Try a purchase with a test card, then add your live keys.",
      locations: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      isDone: cards === 'works',
    },
    {
      id: 'backups',
      title: 'Nightly backups',
      instructions:
        backups === 'untried'
          ? 'The first backup has not been made yet. If it fails, an alarm says why.'
          : 'Everything is on one machine. Set a folder on another disk, or a bucket, and the site backs itself up there every night.',
      locations: ['BACKUP_TO'],
      isDone: backups === 'works',
    },
  ]
}
