import { author } from './author.ts'
import { course } from './course.ts'
import { footer } from './footer.ts'
import { numberWord } from './number-word.ts'
import { priceTexts } from './price-texts.ts'
import { refundDays } from './pricing.ts'

/** The two ways on from the front page's head and from the sample. */
export const nextSteps = {
  enroll: `Enroll for ${priceTexts.current}`,
  lessons: `See the ${numberWord(course.lessons.length)} lessons`,
} as const

/** Under the buttons that lead to paying. */
export const refundLine = `${refundDays}-day refund: write to us, and you get the full price back.`

/** Under the card form, which says itself that a card was declined. */
export const declineHint =
  'If your bank declines the card, nothing is charged. Try another card, or ask your bank to allow the payment and try again.'

/** On the bar that stays in view on phones. */
export const enrollLabel = `Enroll · ${priceTexts.current}`

/** Who stands behind the course. */
export const teacher = {
  title: 'Who teaches',
  written: `Written by ${author.writtenBy}.`,
  issued: `Issued by ${author.issuedBy}. Questions: ${footer.contact.email}`,
  sample: author.isSample ? 'Sample: the course owner puts real names here.' : '',
} as const
