import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PUBLISHED_ELEMENT_ID } from '@course/content/site/published'
import { prerenderedPaths } from '@course/contract/paths'
import type { Plugin, ViteDevServer } from 'vite'

/** The export of web/render-published-files.ts. */
type Renderer = {
  renderPublishedFiles(
    templates: {
      template: string
      pages: { file: string; path: string; isPrerendered: boolean; head: string }[]
    },
    published: object,
  ): Promise<Record<string, string>>
}

/** Headers of the built page that do not apply after Vite has transformed it. */
const OMITTED_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]

/**
 * Pages as in production: status and headers from the site, HTML from Vite. What Vite does not know is
 * proxied.
 */
export function sitePages(siteUrl: string, waitUntilListening: () => Promise<void>): Plugin {
  const nonce = randomBytes(16).toString('base64')
  return {
    name: 'course:pages',
    config: () => ({ appType: 'custom', html: { cspNonce: nonce } }),
    // Returned as a function, so that it runs after Vite's own middleware.
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          await waitUntilListening()
          const url = request.originalUrl ?? '/'
          const accept = request.headers.accept ?? '*/*'
          const siteResponse = await fetch(siteUrl + url, {
            method: request.method,
            headers: { accept },
            redirect: 'manual',
          })
          copyStatusAndHeaders(siteResponse, response, nonce)
          const isPage = siteResponse.headers.get('content-type')?.startsWith('text/html')
          response.end(
            isPage
              ? await makePage(vite, url, `http://${request.headers.host}`, await siteResponse.text())
              : await siteResponse.bytes(),
          )
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function copyStatusAndHeaders(siteResponse: Response, response: ServerResponse, nonce: string): void {
  response.statusCode = siteResponse.status
  for (const [name, value] of siteResponse.headers) {
    if (name === 'content-security-policy') response.setHeader(name, withHotReload(value, nonce))
    else if (!OMITTED_HEADERS.includes(name)) response.setHeader(name, value)
  }
}

/**
 * Relaxes the CSP for hot reload: Vite's inline script and styles have a nonce, and it waits for a restarted server in a
 * worker created from a blob.
 */
function withHotReload(policy: string, nonce: string): string {
  const loosened = policy.replaceAll(/\b(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`)
  return `${loosened}; worker-src 'self' blob:`
}

/** `builtPage` is the page as the site serves it: it has what the owner has published. */
async function makePage(
  vite: ViteDevServer,
  url: string,
  siteUrl: string,
  builtPage: string,
): Promise<string> {
  const { renderPublishedFiles } = (await vite.ssrLoadModule('/render-published-files.ts')) as Renderer
  const template = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  const path = url.split('?', 1)[0] ?? '/'
  const isPrerendered = prerenderedPaths.some((known) => known === path)
  const published = publishedContent.exec(builtPage)?.[1] ?? '{"blocks":{}}'
  const pages = [{ file: 'page.html', path, isPrerendered, head: '' }]
  const { 'page.html': page = '' } = await renderPublishedFiles({ template, pages }, JSON.parse(published))
  return (await vite.transformIndexHtml(url, page)).replaceAll('__SITE_URL__', siteUrl)
}

const publishedContent = new RegExp(`id="${PUBLISHED_ELEMENT_ID}">(.*?)</script>`)
