import { siteDescription, siteName } from '@course/content/site/site'
import { publicPaths } from '@course/contract/paths'

/** Stands where the public address belongs; the server knows it and puts it in. */
const siteUrl = '__SITE_URL__'

/** What only the prerendered front page carries: its address, and how it looks when shared. */
export function documentHead(): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': siteName,
    'og:description': siteDescription,
    'og:url': `${siteUrl}/`,
    'og:image': `${siteUrl}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${siteName}: three strands woven into one`,
  }
  return [
    `<link rel="canonical" href="${siteUrl}/">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
