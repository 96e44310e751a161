import { defineMail } from './define-mail.ts'

type Review = { days: number; link: string }

const reviewText = {
  subject: 'Your {days}-day review: {siteName}',
  heading: 'How much do you remember?',
  body: "Your five review questions are ready.\n\nThey take about five minutes and don't affect your score. Afterward, you'll see the correct answers and where to read more.",
  button: 'Start review',
}

const reviewParts = ({ days, link }: Review) => ({ link, values: { days: String(days) } })

export const earlierReview = defineMail<Review>('spaced-review', {
  title: 'Review questions',
  sentWhen: 'Some days after a lesson was passed, to customers who turned it on.',
  parts: reviewParts,
  example: ({ siteUrl }) => ({ days: 7, link: `${siteUrl}/review` }),
  text: reviewText,
})

export const lastReview = defineMail<Review>('last-spaced-review', {
  title: 'Review questions (last)',
  sentWhen: 'With the last review questions, to customers who turned it on.',
  parts: reviewParts,
  example: ({ siteUrl }) => ({ days: 90, link: `${siteUrl}/review` }),
  text: { ...reviewText, notes: 'This is your last review.' },
})

/** Sent to learners who opted in. The questions are on the site. */
export const spacedReview = ({ isLast, ...review }: Review & { isLast: boolean }) =>
  isLast ? lastReview(review) : earlierReview(review)
