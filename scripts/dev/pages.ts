import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { prerenderedPaths } from '@course/contract/paths'
import type { Plugin, ViteDevServer } from 'vite'

/** What web/src/entry-server.tsx offers. */
type Renderer = {
  renderPage(path: string): Promise<string>
  renderLoadingShell(path: string): Promise<string>
}

/** Headers of the built page that are wrong for the page Vite has changed. */
const NOT_PASSED_ON = [
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
export function sitePages(siteUrl: string, untilListening: () => Promise<void>): Plugin {
  const nonce = randomBytes(16).toString('base64')
  return {
    name: 'course:pages',
    config: () => ({ appType: 'custom', html: { cspNonce: nonce } }),
    // Returned, so that it comes after what Vite serves itself.
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          await untilListening()
          const url = request.originalUrl ?? '/'
          const accept = request.headers.accept ?? '*/*'
          const answer = await fetch(siteUrl + url, {
            method: request.method,
            headers: { accept },
            redirect: 'manual',
          })
          passOnHead(answer, response, nonce)
          const isPage = answer.headers.get('content-type')?.startsWith('text/html')
          response.end(
            isPage ? await makePage(vite, url, `http://${request.headers.host}`) : await answer.bytes(),
          )
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function passOnHead(answer: Response, response: ServerResponse, nonce: string): void {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) {
    if (name === 'content-security-policy') response.setHeader(name, withHotReload(value, nonce))
    else if (!NOT_PASSED_ON.includes(name)) response.setHeader(name, value)
  }
}

/**
 * Looser than in production by what hot reload needs: Vite's inline script and the styles it adds carry a nonce, and
 * it waits for a restarted server in a worker made from a blob.
 */
function withHotReload(policy: string, nonce: string): string {
  const loosened = policy.replaceAll(/\b(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`)
  return `${loosened}; worker-src 'self' blob:`
}

async function makePage(vite: ViteDevServer, url: string, siteUrl: string): Promise<string> {
  const { renderPage, renderLoadingShell } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer
  const { appPage, prerenderedPage } = (await vite.ssrLoadModule(
    '/pages.ts',
  )) as typeof import('../../web/pages.ts')
  const shell = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  const path = url.split('?', 1)[0] ?? '/'
  const isPrerendered = prerenderedPaths.some((known) => known === path)
  const page = isPrerendered
    ? prerenderedPage(shell, await renderPage(path), '')
    : appPage(shell, await renderLoadingShell(path), '')
  return (await vite.transformIndexHtml(url, page)).replaceAll('__SITE_URL__', siteUrl)
}
