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

/** Sent when staff have made the correction that the learner asked for. */
export const correctionMade = ({ name, link }: { name: string; link: string }): MailText => ({
  subject: `Your certificate is corrected: ${siteName}`,
  heading: 'Your certificate is corrected',
  paragraphs: [
    `It says what you asked for now, under the same number, for ${name}. Copies from before count as replaced, so please download it again.`,
  ],
  button: { label: 'Open your certificate', link },
})

/** Sent when they have not. */
export const correctionDeclined = ({ answer, link }: { answer: string; link: string }): MailText => ({
  subject: `About your certificate: ${siteName}`,
  heading: 'We did not correct your certificate',
  paragraphs: ['You asked us to correct your certificate. We have not done so, for this reason:', answer],
  button: { label: 'Open your certificate', link },
  notes: ['It stays valid as it is. You can answer this mail, or ask again on the page of your certificate.'],
})
