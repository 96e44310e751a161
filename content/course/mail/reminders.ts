import { siteContent } from '../../site/content.ts'
import { course } from '../../site/course.ts'
import type { Link } from './account.ts'
import { formatHours } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

const pageMinutes = course.lessons.flatMap(({ minutes }): readonly number[] => minutes)
const averagePageMinutes = Math.round(
  pageMinutes.reduce((sum, minutes) => sum + minutes, 0) / pageMinutes.length,
)

/** Sent once, to customers who have not signed in within a day of getting access. */
export const welcome = ({ link, hours }: Link): MailCopy => ({
  subject: `Your course is waiting: ${siteContent().site.name}`,
  heading: 'Your course is waiting',
  paragraphs: [
    `${siteContent().site.name} is ready, but you haven't signed in yet.`,
    `Set a password and start with Lesson 1 whenever you like. Each page takes about ${averagePageMinutes} minutes, and we save your place.`,
  ],
  button: { label: 'Set your password', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once. If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`,
    "We'll only send this once.",
  ],
})

type NextLesson = { number: number; title: string }

/** Sent to inactive learners who opted in. `next` is the first lesson that is not completed. */
export const reminder = ({ next, link }: { next: NextLesson; link: string }): MailCopy => ({
  subject: `Lesson ${next.number} is next: ${next.title}`,
  heading: 'Ready to continue?',
  paragraphs: [
    "It's been two weeks since your last visit. We saved your place.",
    `Lesson ${next.number} is next: ${next.title}.`,
  ],
  button: { label: 'Continue the course', link },
})
