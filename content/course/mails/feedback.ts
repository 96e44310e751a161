import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

/** Asks whether words from somebody's feedback may be shown on the site. */
export const quoteRequest = ({ words, link }: { words: string; link: string }): MailText => ({
  subject: 'May we quote you?',
  heading: 'May we quote you?',
  paragraphs: [
    `Thank you for your feedback on ${siteName}. We would like to show these words of yours on our site:`,
    `“${words}”`,
    'You decide, and you choose the name that stands beside them. Nothing is shown unless you agree.',
  ],
  button: { label: 'Agree or decline', link },
  notes: ['With the same link you can change your mind at any time. If you do nothing, nothing is shown.'],
})
