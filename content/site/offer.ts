import { formattedPrices, siteContent } from './content.ts'
import { course } from './course.ts'
import { numberWord } from './number-word.ts'
import { refundDays } from './pricing.ts'

/** Links in the hero of the front page and at the end of the sample. */
export const nextSteps = () => ({
  enroll: `Enroll for ${formattedPrices().current}`,
  lessons: `See the ${numberWord(course().lessons.length)} lessons`,
})

/** Shown below the enrollment buttons. */
export const refundLine = `${refundDays}-day money-back guarantee. Request a full refund in your account.`

/** Label of the sticky bar on phones. */
export const enrollLabel = () => `Enroll · ${formattedPrices().current}`

/** Author and issuer of the course. */
export function instructor() {
  const { author, footer } = siteContent()
  return {
    title: 'Your instructor',
    written: `Written by ${author.writtenBy}.`,
    issued: `Issued by ${author.issuedBy}. Questions: ${footer.contact.email}`,
    biography: author.biography,
    proof: author.proof,
    photo: author.photo,
    sample: author.isSample ? 'Sample text. Add your own name here.' : '',
  }
}

/** Shown to accounts without the course in place of a learner page. */
export const notEnrolledCopy = { text: "You haven't enrolled yet.", enroll: 'Enroll Now' } as const
