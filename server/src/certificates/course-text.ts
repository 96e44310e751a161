import { siteContent } from '@course/content/site/content'
import { courseDetail } from '@course/contract/certificates/certificates'
import type { Config } from '../platform/config.ts'

/** What certificates and share cards print of the course. Their threads do not see what the owner publishes. */
export type CourseText = { course: string; detail: string; issuer: string }

export const courseText = (config: Config): CourseText => ({
  course: siteContent().site.name,
  detail: courseDetail(),
  issuer: issuerName(config),
})

/** Printed on certificates and used as issuer of credentials. */
export function issuerName(config: Config): string {
  const { author, site } = siteContent()
  return author.isSample ? (config.issuerName ?? site.name) : author.issuedBy
}
