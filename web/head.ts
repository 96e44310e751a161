import { certificateCopy } from '@course/content/site/certificate'
import { faq } from '@course/content/site/faq'
import { objectives } from '@course/content/site/landing'
import { lessons } from '@course/content/site/lessons'
import { majorUnits } from '@course/content/site/money'
import { price } from '@course/content/site/price'
import {
  shareImageDescription,
  shortName,
  siteDescription,
  siteName,
  siteTitle,
  workload,
} from '@course/content/site/site'
import { publicPaths } from '@course/contract/paths'

/** Stands where the public address belongs; the server knows it and puts it in. */
const siteUrl = '__SITE_URL__'

/** What only the prerendered front page carries: its address, and how it looks when shared. */
export function documentHead(): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': siteTitle,
    'og:description': siteDescription,
    'og:url': `${siteUrl}/`,
    'og:image': `${siteUrl}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': shareImageDescription,
  }
  return [
    `<link rel="canonical" href="${siteUrl}/">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${jsonText([course, questions])}</script>`,
  ].join('')
}

const course = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: siteName,
  description: siteDescription,
  url: `${siteUrl}/`,
  image: `${siteUrl}/share.png`,
  inLanguage: 'en',
  educationalCredentialAwarded: certificateCopy.heading,
  teaches: objectives.goals.map((goal) => goal.title),
  provider: { '@type': 'Organization', name: siteName, url: `${siteUrl}/` },
  syllabusSections: lessons.map((lesson) => ({
    '@type': 'Syllabus',
    name: lesson.title,
    description: lesson.description,
  })),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: majorUnits(price.currentCents, price.currency),
    priceCurrency: price.currency,
    availability: 'https://schema.org/InStock',
    url: `${siteUrl}/#enrollment`,
  },
}

const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

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

/** What a browser shows when the site is put on a home screen. */
export function webManifest(): string {
  const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type })
  const manifest = {
    name: siteName,
    short_name: shortName,
    description: siteDescription,
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

/** JSON that cannot end the script element it stands in. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
