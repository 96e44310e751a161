import { brandColorStyles } from '@course/content/site/brand-color'
import { publishContent, siteContent } from '@course/content/site/content'
import { publishCourse } from '@course/content/site/course'
import { PUBLISHED_ELEMENT_ID, type Published } from '@course/content/site/published'
import { lessonPaths } from '@course/contract/paths'
import { appPage, prerenderedPage } from './fill-template.ts'
import { frontPageHead, sampleHead, sitemapXml, webManifest } from './head.ts'
import { renderLoadingShell, renderPage } from './src/render-to-html.tsx'

/** What the build knows about the pages: their HTML file, and the links to its assets for the head. */
export type PageTemplates = {
  /** index.html with links to the built assets. */
  template: string
  pages: readonly PageTemplate[]
}

/** File and path may contain `:lesson`, for a page that each lesson has. */
type PageTemplate = { file: string; path: string; isPrerendered: boolean; head: string }

/** Named in every page if the owner has chosen a color. Empty otherwise. */
const BRAND_STYLES = 'brand.css'

/**
 * Renders all files that show what the owner can publish, by file name. The build runs this with the defaults, and
 * the server whenever something is published. Not to be called again before it has resolved.
 */
export async function renderPublishedFiles(
  { template, pages }: PageTemplates,
  published: Published,
): Promise<Record<string, string>> {
  publishContent(published.blocks)
  publishCourse(published.course)
  const { brandColor } = siteContent().site
  const tags = publishedTags(published)
  const files: Record<string, string> = {
    [BRAND_STYLES]: brandColor ? brandColorStyles(brandColor) : '',
    'manifest.webmanifest': webManifest(),
    'sitemap.xml': sitemapXml(),
  }
  for (const { file, path, isPrerendered, head } of pages.flatMap(pagesOfCourse)) {
    files[file] = isPrerendered
      ? prerenderedPage(template, await renderPage(path), head + prerenderedHead(path) + tags)
      : appPage(template, await renderLoadingShell(path), head + tags)
  }
  return files
}

function pagesOfCourse(page: PageTemplate): PageTemplate[] {
  if (!page.path.includes(':lesson')) return [page]
  return lessonPaths().map((_, index) => {
    const fill = (pattern: string) => pattern.replace(':lesson', String(index + 1))
    return { ...page, file: fill(page.file), path: fill(page.path) }
  })
}

/** Renders the front page for a preview: without scripts, and with its styles apart, which are not published yet. */
export async function renderPreview(
  { template, pages }: PageTemplates,
  published: Published,
): Promise<{ html: string; styles: string }> {
  const frontPage = pages.filter(({ path }) => path === '/')
  const files = await renderPublishedFiles({ template, pages: frontPage }, published)
  const html = files['index.html']!.replace(brandLink, '').replace(/<script type="module".*?<\/script>/s, '')
  return { html, styles: files[BRAND_STYLES]! }
}

const brandLink = `<link rel="stylesheet" href="/${BRAND_STYLES}">`

/** The browser reads what is published from the page, so that both render the same. */
function publishedTags(published: Published): string {
  if (Object.keys(published.blocks).length === 0 && !published.course) return ''
  const json = JSON.stringify(published).replaceAll('<', '\\u003c')
  const link = siteContent().site.brandColor ? brandLink : ''
  return `${link}<script type="application/json" id="${PUBLISHED_ELEMENT_ID}">${json}</script>`
}

const prerenderedHead = (path: string) => (path === '/' ? frontPageHead() : sampleHead())
