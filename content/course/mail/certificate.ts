import { siteContent } from '../../site/content.ts'
import type { MailCopy } from './mail-copy.ts'

/** Sent once, when the certificate is issued. */
export const certificateIssued = ({ number, link }: { number: string; link: string }): MailCopy => ({
  subject: `Your certificate: ${siteContent().site.name}`,
  heading: 'Your certificate',
  paragraphs: [`Congratulations on completing ${siteContent().site.name}! Your certificate is ready.`],
  details: [{ label: 'Number', value: number }],
  button: { label: 'View certificate', link },
  notes: [
    'Anyone with the link can verify your certificate and see your name, the course, and the date. You can make the page private where you download your certificate.',
  ],
})

/** Sent when staff have made the requested correction. */
export const correctionMade = ({ name, link }: { name: string; link: string }): MailCopy => ({
  subject: 'Your certificate has been corrected',
  heading: 'Your certificate has been corrected',
  paragraphs: [
    `We made the correction you requested to the certificate for ${name}. Its number stays the same. Earlier copies are no longer valid, so please download it again.`,
  ],
  button: { label: 'View certificate', link },
})

/** Sent when staff declined the requested correction. */
export const correctionDeclined = ({ answer, link }: { answer: string; link: string }): MailCopy => ({
  subject: `About your certificate: ${siteContent().site.name}`,
  heading: "We couldn't correct your certificate",
  paragraphs: ["We reviewed your request, but we can't make this correction. Here's why:", answer],
  button: { label: 'View certificate', link },
  notes: [
    'Your certificate is still valid. Questions? Reply to this email, or send a new request from your certificate page.',
  ],
})
