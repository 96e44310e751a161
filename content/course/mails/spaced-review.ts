import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

/** To those who asked for it, some time after the lessons; the questions themselves are on the site. */
export const spacedReview = ({
  days,
  isLast,
  link,
}: {
  days: number
  isLast: boolean
  link: string
}): MailText => ({
  subject: `Five questions after ${days} days: ${siteName}`,
  heading: 'What has stayed with you?',
  paragraphs: [
    `${days} days ago you asked for five questions from the lessons whose quizzes you have passed. They are ready.`,
    'They take about five minutes. Your answers count for nothing; afterwards you see what was right, why, and where it stands.',
  ],
  button: { label: 'Answer five questions', link },
  ...(isLast && { notes: ['These are the last ones.'] }),
})
