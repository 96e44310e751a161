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

/** Author and issuer of the course. The author is a name, and after a comma what to know about its bearer. */
export function instructor() {
  const { author, footer } = siteContent()
  const [name = '', ...about] = author.writtenBy.split(', ')
  return {
    title: 'Your instructor',
    name,
    about: about.join(', '),
    issued: `Issued by ${author.issuedBy}. Questions: ${footer.contact.email}`,
    biography: author.biography,
    proof: author.proof,
    photo: author.photo,
  }
}

/** Shown to accounts without the course in place of a learner page. */
export const notEnrolledCopy = { text: "You haven't enrolled yet.", enroll: 'Enroll Now' } as const
