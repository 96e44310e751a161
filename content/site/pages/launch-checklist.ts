import { author } from '../author.ts'
import { footer } from '../footer.ts'
import { siteName } from '../site.ts'
import { testimonialsNote } from './testimonials.ts'

/** Domain of all sample emails and links. */
const SAMPLE_DOMAIN = 'example.com'

/** What the running site knows about itself. */
type LaunchStatus = {
  /** Texts by type, as they are now. */
  policies: Readonly<Record<string, string>>
  /** Null while nobody has set one. */
  issuer: string | null
  /** `files`: no mail leaves this machine. `untried`: none has left it yet. */
  mail: 'files' | 'untried' | 'works'
  /** `untried`: nobody has paid real money yet. */
  cards: 'sandbox' | 'test keys' | 'untried' | 'works'
}

/** `where` is a page of the site, a file of the course or a setting. */
export type LaunchChecklistItem = {
  id: string
  what: string
  todo: string
  where: readonly string[]
  isDone: boolean
}

/** What an owner does before the site is opened, in the order of the work, with where each is changed. */
export function launchChecklist({ policies, issuer, mail, cards }: LaunchStatus): LaunchChecklistItem[] {
  const { contact, ...rest } = footer
  const policy = (type: string, what: string): LaunchChecklistItem => ({
    id: type,
    what,
    todo: 'This is a template. Add your contact details, and have it reviewed for the laws that apply to you.',
    where: [`/${type}`],
    isDone: !policies[type]?.includes(SAMPLE_DOMAIN),
  })
  return [
    {
      id: 'author',
      what: 'Author of the course',
      todo: `Currently “${author.writtenBy}.” Add the real author.`,
      where: ['content/site/author.ts'],
      isDone: !author.isSample,
    },
    {
      id: 'issuer',
      what: 'Issuer of certificates',
      todo: `Certificates are issued by “${siteName}.” Set the name of the person or organization behind them.`,
      where: ['ISSUER_NAME'],
      isDone: issuer !== null,
    },
    {
      id: 'reviews',
      what: 'Reviews on the front page',
      todo: "These are samples and aren't shown in production. Add real reviews, or remove them.",
      where: ['content/site/pages/testimonials.ts'],
      isDone: testimonialsNote === '',
    },
    {
      id: 'contact',
      what: 'Contact email',
      todo: `Customers are told to email ${contact.email}. Replace it with yours.`,
      where: ['content/site/footer.ts'],
      isDone: !contact.email.endsWith(SAMPLE_DOMAIN),
    },
    {
      id: 'links',
      what: 'Footer links',
      todo: 'Some are samples. Replace or remove them.',
      where: ['content/site/footer.ts'],
      isDone: !JSON.stringify(rest).includes(SAMPLE_DOMAIN),
    },
    policy('privacy', 'Privacy policy'),
    policy('terms', 'Terms of service'),
    {
      id: 'mail',
      what: 'Mail',
      todo:
        mail === 'files'
          ? 'Emails are only written to files. Set your mail server and sender.'
          : 'No email has been sent yet. Send yourself a test email.',
      where: ['SMTP_URL', 'MAIL_FROM'],
      isDone: mail === 'works',
    },
    {
      id: 'cards',
      what: 'Card payments',
      todo:
        cards === 'untried'
          ? 'No live payments yet. Buy the course yourself, then refund it, to test the whole flow.'
          : "You're in test mode. Try a purchase with a test card, then add your live keys.",
      where: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      isDone: cards === 'works',
    },
  ]
}
