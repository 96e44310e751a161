import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import { majorUnits } from '@course/content/site/format'
import { LOCALE } from '@course/content/site/locale'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { sample } from '@course/content/site/pages/sample'
import { publicPaths } from '@course/contract/paths'

/** Placeholder for the public URL; filled in by the server. */
const siteUrl = '__SITE_URL__'

/** Head tags of the landing page: canonical URL, share preview and structured data. */
export const frontPageHead = (): string =>
  sharedHead('/', siteContent().site.title, siteContent().site.description) +
  `<script type="application/ld+json">${jsonText([courseData(), questions(), organization()])}</script>`

/** Head tags of the free sample page. */
export const sampleHead = (): string =>
  sharedHead('/sample', `${sample().title} – ${siteContent().site.name}`, sample().description)

export const canonical = (path: string): string => `<link rel="canonical" href="${siteUrl}${path}">`

function sharedHead(path: string, title: string, description: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteContent().site.name,
    'og:title': title,
    'og:description': description,
    'og:url': `${siteUrl}${path}`,
    'og:image': `${siteUrl}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': siteContent().site.shareImageDescription,
  }
  return [
    canonical(path),
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

const organizationId = `${siteUrl}/#organization`

/** The course provider, under the name shown on the page. */
const organization = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId,
  name: siteContent().author.issuedBy,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  email: siteContent().footer.contact.email,
})

const courseData = () => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: siteContent().site.name,
  description: siteContent().site.description,
  url: `${siteUrl}/`,
  image: `${siteUrl}/share.png`,
  inLanguage: LOCALE,
  educationalCredentialAwarded: certificateCopy.heading,
  teaches: siteContent().objectives.goals.map((goal) => goal.title),
  provider: { '@type': 'Organization', '@id': organizationId, name: siteContent().author.issuedBy },
  syllabusSections: course().lessons.map((lesson) => ({
    '@type': 'Syllabus',
    name: lesson.title,
    description: lesson.description,
  })),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: course().workload },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: majorUnits(siteContent().offer.currentCents, siteContent().offer.currency),
    priceCurrency: siteContent().offer.currency,
    availability: 'https://schema.org/InStock',
    url: `${siteUrl}/#enrollment`,
  },
})

const questions = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: siteContent().faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export function sitemapXml(): string {
  const urls = publicPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsText(): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /admin', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}

/** Name and icons for a site added to the home screen. */
export function webManifest(): string {
  const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type })
  const manifest = {
    name: siteContent().site.name,
    short_name: siteContent().site.shortName,
    description: siteContent().site.description,
    start_url: '/welcome',
    display: 'browser',
    background_color: '#fbf9f6',
    theme_color: '#5b2a86',
    icons: [
      { ...icon('/icon-192.png', '192x192', 'image/png'), purpose: 'any maskable' },
      { ...icon('/icon-512.png', '512x512', 'image/png'), purpose: 'any maskable' },
      icon('/favicon.svg', 'any', 'image/svg+xml'),
    ],
  }
  return JSON.stringify(manifest, null, 2)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Escapes `<`, so that the JSON cannot close its script element. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
