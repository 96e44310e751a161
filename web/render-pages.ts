import { brandColorStyles } from '@course/content/site/brand-color'
import {
  CONTENT_ELEMENT_ID,
  type PublishedBlocks,
  publishContent,
  siteContent,
} from '@course/content/site/content'
import { frontPageHead, sampleHead, sitemapXml, webManifest } from './head.ts'
import { appPage, prerenderedPage } from './pages.ts'
import { renderLoadingShell, renderPage } from './src/prerender.tsx'

/** What the build knows about the pages: their HTML file, and the links to its assets for the head. */
export type PageTemplates = {
  /** index.html with links to the built assets. */
  template: string
  pages: readonly { file: string; path: string; isPrerendered: boolean; head: string }[]
}

/** Named in every page if the owner has chosen a color. Empty otherwise. */
const BRAND_STYLES = 'brand.css'

/**
 * Renders all files that show what the owner can publish, by file name. The build runs this with the defaults, and
 * the server whenever something is published. Not to be called again before it has resolved.
 */
export async function renderPages(
  { template, pages }: PageTemplates,
  blocks: PublishedBlocks,
): Promise<Record<string, string>> {
  publishContent(blocks)
  const { brandColor } = siteContent().site
  const published = publishedContentTags(blocks)
  const files: Record<string, string> = {
    [BRAND_STYLES]: brandColor ? brandColorStyles(brandColor) : '',
    'manifest.webmanifest': webManifest(),
    'sitemap.xml': sitemapXml(),
  }
  for (const { file, path, isPrerendered, head } of pages) {
    files[file] = isPrerendered
      ? prerenderedPage(template, await renderPage(path), head + prerenderedHead(path) + published)
      : appPage(template, await renderLoadingShell(path), head + published)
  }
  return files
}

/** Renders the front page for a preview: without scripts, and with its styles apart, which are not published yet. */
export async function renderPreview(
  { template, pages }: PageTemplates,
  blocks: PublishedBlocks,
): Promise<{ html: string; styles: string }> {
  const frontPage = pages.filter(({ path }) => path === '/')
  const files = await renderPages({ template, pages: frontPage }, blocks)
  const html = files['index.html']!.replace(brandLink, '').replace(/<script type="module".*?<\/script>/s, '')
  return { html, styles: files[BRAND_STYLES]! }
}

const brandLink = `<link rel="stylesheet" href="/${BRAND_STYLES}">`

/** The browser reads the published blocks from the page, so that both render the same. */
function publishedContentTags(blocks: PublishedBlocks): string {
  if (Object.keys(blocks).length === 0) return ''
  const json = JSON.stringify(blocks).replaceAll('<', '\\u003c')
  const link = siteContent().site.brandColor ? brandLink : ''
  return `${link}<script type="application/json" id="${CONTENT_ELEMENT_ID}">${json}</script>`
}

const prerenderedHead = (path: string) => (path === '/' ? frontPageHead() : sampleHead())
