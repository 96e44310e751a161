import { author } from './author.ts'
import { footer } from './footer.ts'
import { testimonialsNote } from './testimonials.ts'

/** Every address and link that the software brings along as a sample ends so; nobody's real one does. */
const SAMPLE_DOMAIN = 'example.com'

type Sample = { what: string; where: string }

/** What the owner has not replaced yet, given the policies as they are now. */
export function samplesLeft(policies: Readonly<Record<string, string>>): Sample[] {
  const left: Sample[] = []
  if (testimonialsNote !== '') {
    left.push({ what: 'Reviews on the front page', where: 'content/site/testimonials.ts' })
  }
  if (author.isSample) {
    left.push({ what: 'Author and issuer of the course', where: 'content/site/author.ts' })
  }
  if (JSON.stringify(footer).includes(SAMPLE_DOMAIN)) {
    left.push({ what: 'Contact and links at the foot of the front page', where: 'content/site/footer.ts' })
  }
  if (policies.privacy?.includes(SAMPLE_DOMAIN)) {
    left.push({ what: 'Contact in the privacy policy', where: '/privacy' })
  }
  if (policies.terms?.includes(SAMPLE_DOMAIN)) {
    left.push({ what: 'Contact in the terms of service', where: '/terms' })
  }
  return left
}
