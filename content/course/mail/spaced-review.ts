import { siteContent } from '../../site/content.ts'
import type { MailCopy } from './mail-copy.ts'

/** Sent to learners who opted in. The questions are on the site. */
export const spacedReview = ({
  days,
  isLast,
  link,
}: {
  days: number
  isLast: boolean
  link: string
}): MailCopy => ({
  subject: `Your ${days}-day review: ${siteContent().site.name}`,
  heading: 'How much do you remember?',
  paragraphs: [
    'Your five review questions are ready.',
    "They take about five minutes and don't affect your score. Afterward, you'll see the correct answers and where to read more.",
  ],
  button: { label: 'Start review', link },
  ...(isLast && { notes: ['This is your last review.'] }),
})
