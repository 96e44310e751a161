import { siteContent } from '../../site/content.ts'
import type { MailCopy } from './mail-copy.ts'

/** Asks for permission to show a quote from the customer's feedback on the site. */
export const quoteRequest = ({ text, link }: { text: string; link: string }): MailCopy => ({
  subject: 'May we quote you?',
  heading: 'May we quote you?',
  paragraphs: [
    `Thank you for your feedback on ${siteContent().site.name}. We'd love to feature this quote on our site:`,
    `“${text}”`,
    "It's up to you, and you choose the name we show. We won't publish anything unless you agree.",
  ],
  button: { label: 'Respond', link },
  notes: ["You can change your mind anytime with the same link. If you don't respond, we won't publish it."],
})
