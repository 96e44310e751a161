import { siteContent } from '@course/content/site/content'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { certificatePath, shareCardPath } from '@course/contract/certificates/certificate-check'
import { escapeHtml } from '../../platform/escape-html.ts'

/** The recommended size of Open Graph images. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** Link-preview tags of a certificate page. They contain no names. */
export function pageHead(siteUrl: string, number: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteContent().site.name,
    'og:title': `${certificateCopy.heading}: ${siteContent().site.name}`,
    'og:url': siteUrl + certificatePath(number),
    'og:image': siteUrl + shareCardPath(number),
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'og:image:alt': `${certificateCopy.heading}: ${siteContent().site.name}`,
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}
