import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

/** Sent once, when the certificate is issued. */
export const certificateIssued = ({ number, link }: { number: string; link: string }): MailText => ({
  subject: `Your certificate: ${siteName}`,
  heading: 'Your certificate',
  paragraphs: [
    `You have completed ${siteName}. Your certificate has a page of its own, where everybody you give the link to can check it:`,
  ],
  details: [{ label: 'Number', value: number }],
  button: { label: 'Open its page', link },
  notes: [
    'Whoever has the link sees your name, the course and the day. You can make the page private where you download your certificate.',
  ],
})
