import { course } from '../../site/course.ts'
import type { Link } from './account.ts'
import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { expiryWithWayBack } from './phrases.ts'

function averagePageMinutes(): number {
  const pages = course().lessons.flatMap(({ minutes }) => minutes)
  return Math.round(pages.reduce((sum, minutes) => sum + minutes, 0) / pages.length)
}

/** Sent once, to customers who have not signed in within a day of getting access. */
export const welcome = defineMail<Link>('welcome', {
  title: 'First sign-in reminder',
  sentWhen: 'Once, when a customer has not signed in a day after getting access.',
  parts: ({ link, hours }) => ({
    link,
    values: { pageMinutes: String(averagePageMinutes()), expiresIn: formatHours(hours) },
  }),
  example: ({ siteUrl }) => ({ link: `${siteUrl}/reset-password`, hours: 24 }),
  text: {
    subject: 'Your course is waiting: {siteName}',
    heading: 'Your course is waiting',
    body: "{siteName} is ready, but you haven't signed in yet.\n\nSet a password and start with Lesson 1 whenever you like. Each page takes about {pageMinutes} minutes, and we save your place.",
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\nWe'll only send this once.`,
  },
})

type NextLesson = { number: number; title: string }

/** Sent to inactive learners who opted in. `next` is the first lesson that is not completed. */
export const reminder = defineMail<{ next: NextLesson; link: string }>('reminder', {
  title: 'Course reminder',
  sentWhen: 'After two weeks without a visit, to customers who turned it on.',
  parts: ({ next, link }) => ({
    link,
    values: { lessonNumber: String(next.number), lessonTitle: next.title },
  }),
  example: ({ siteUrl }) => ({
    next: { number: 1, title: course().lessons[0]!.title },
    link: `${siteUrl}/welcome`,
  }),
  text: {
    subject: 'Lesson {lessonNumber} is next: {lessonTitle}',
    heading: 'Ready to continue?',
    body: "It's been two weeks since your last visit. We saved your place.\n\nLesson {lessonNumber} is next: {lessonTitle}.",
    button: 'Continue the course',
  },
})
