import { siteName } from '../../site/site.ts'
import type { MailCopy } from './mail-copy.ts'

/** Sent once, when the certificate is issued. */
export const certificateIssued = ({ number, link }: { number: string; link: string }): MailCopy => ({
  subject: `Your certificate: ${siteName}`,
  heading: 'Your certificate',
  paragraphs: [
    `Congratulations on completing ${siteName}! Anyone with this link can verify your certificate:`,
  ],
  details: [{ label: 'Number', value: number }],
  button: { label: 'View certificate', link },
  notes: [
    'Anyone with the link can see your name, the course, and the date. You can make the page private where you download your certificate.',
  ],
})

/** Sent when staff have made the correction that the learner asked for. */
export const correctionMade = ({ name, link }: { name: string; link: string }): MailCopy => ({
  subject: 'Your certificate has been corrected',
  heading: 'Your certificate is corrected',
  paragraphs: [
    `We made the correction you requested, for ${name}. The number stays the same. Earlier copies are no longer valid, so please download it again.`,
  ],
  button: { label: 'Open your certificate', link },
})

/** Sent when they have not. */
export const correctionDeclined = ({ answer, link }: { answer: string; link: string }): MailCopy => ({
  subject: `About your certificate: ${siteName}`,
  heading: "We couldn't correct your certificate",
  paragraphs: ['You asked us to correct your certificate. We declined your request for this reason:', answer],
  button: { label: 'Open your certificate', link },
  notes: [
    'Your certificate is still valid. Reply to this email, or send a new request from your certificate page.',
  ],
})
