import { author } from '../author.ts'
import { footer } from '../footer.ts'
import { siteName } from '../site.ts'
import { testimonialsNote } from './testimonials.ts'

/** Every address and link that the software brings along as a sample ends so; nobody's real one does. */
const SAMPLE_DOMAIN = 'example.com'

/** What the running site knows about itself. */
type LaunchFacts = {
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
export type LaunchItem = {
  id: string
  what: string
  todo: string
  where: readonly string[]
  isDone: boolean
}

/** What an owner does before the site is opened, in the order of the work, with where each is changed. */
export function launchList({ policies, issuer, mail, cards }: LaunchFacts): LaunchItem[] {
  const { contact, ...rest } = footer
  const policy = (type: string, what: string): LaunchItem => ({
    id: type,
    what,
    todo: 'It comes with the software. Put your own contact into it, and have it checked for the law that applies to you.',
    where: [`/${type}`],
    isDone: !policies[type]?.includes(SAMPLE_DOMAIN),
  })
  return [
    {
      id: 'author',
      what: 'Author of the course',
      todo: `It says “${author.writtenBy}”. Name who wrote it.`,
      where: ['content/site/author.ts'],
      isDone: !author.isSample,
    },
    {
      id: 'issuer',
      what: 'Issuer of certificates',
      todo: `Certificates say that they are issued by ${siteName}. Set the name of whoever vouches for them.`,
      where: ['ISSUER_NAME'],
      isDone: issuer !== null,
    },
    {
      id: 'reviews',
      what: 'Reviews on the front page',
      todo: 'They are invented, and nobody sees them in production. Put real ones there, or none.',
      where: ['content/site/pages/testimonials.ts'],
      isDone: testimonialsNote === '',
    },
    {
      id: 'contact',
      what: 'Address for questions and refunds',
      todo: `Customers are told to write to ${contact.email}. Put yours there.`,
      where: ['content/site/footer.ts'],
      isDone: !contact.email.endsWith(SAMPLE_DOMAIN),
    },
    {
      id: 'links',
      what: 'Links at the foot of the front page',
      todo: 'Some lead to samples. Put yours there, or take them out.',
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
          ? 'Mails are written to files and reach nobody. Name your mail server and the sender.'
          : 'No mail has left the site yet. Send one to yourself, and look whether it arrives.',
      where: ['SMTP_URL', 'MAIL_FROM'],
      isDone: mail === 'works',
    },
    {
      id: 'cards',
      what: 'Card payments',
      todo:
        cards === 'untried'
          ? 'Nobody has paid yet. Buy the course yourself, then refund it here: that tries the whole way.'
          : 'No real money is taken. Try a purchase with a test card, then set the live keys of your card provider.',
      where: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      isDone: cards === 'works',
    },
  ]
}
