import type { LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { StartedSite } from '../../scripts/provision/site.ts'
import type { Audit } from './audit.ts'
import { openChromium, setLocalStorage } from './browser.ts'
import { learner } from './learners.ts'

/** Local storage key of the session in the web app. */
const SESSION_KEY = 'course-session'

export const LIGHTHOUSE_METHOD =
  'Lighthouse with its mobile preset (a simulated slow phone on a slow network) in a fresh Chromium for every run; pages for learners are audited while signed in.'

export const pageMeasures: Audit['measures'] = {
  performance: { heading: 'performance', better: 'more' },
  accessibility: { heading: 'accessibility', better: 'more' },
  'best-practices': { heading: 'best practices', better: 'more' },
  seo: { heading: 'SEO', better: 'more' },
  shift: { heading: 'layout shift', better: 'less' },
  transferred: { heading: 'KB in all', better: 'less' },
  script: { heading: 'KB of script', better: 'less' },
  largestPaint: { heading: 'largest paint, ms', better: 'less' },
  blocked: { heading: 'blocked, ms', better: 'less' },
}

type AuditedPage = { title: string; path: string; goals: Record<string, number>; isSignedIn?: boolean }

/** The lines of an audit: one per page of the site at `url`. */
export const auditedPages = (
  pages: readonly AuditedPage[],
  program: string,
  site: StartedSite,
  url = site.url,
) =>
  pages.map(({ title, path, goals, isSignedIn = false }) => ({
    title,
    goals,
    async measure() {
      for (let attempts = 0; attempts < 3; attempts++) {
        const session = isSignedIn ? await signIn(site) : undefined
        const result = await measureOnce(program, url, path, session)
        if (result) return result
      }
      throw new Error(`${path} could not be audited in three attempts`)
    },
  }))

async function measureOnce(program: string, url: string, path: string, session: string | undefined) {
  const chromium = await openChromium(program)
  try {
    if (session) await setLocalStorage(chromium, `${url}/robots.txt`, SESSION_KEY, session)
    return await auditPage(chromium, url + path)
  } finally {
    chromium.kill()
  }
}

/** Signs in and returns the session as the browser would store it. */
async function signIn({ url, admin }: StartedSite): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: learner(1).email, password: admin.password }),
  })
  if (!response.ok)
    throw new Error(`The learner could not sign in: ${response.status} ${await response.text()}`)
  return response.text()
}

/** Undefined if the browser's trace has no start, which happens occasionally. */
async function auditPage({ port }: LaunchedChrome, url: string): Promise<Record<string, number> | undefined> {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
  const { lhr } = result!
  if (lhr.runtimeError?.code === 'NO_NAVSTART') return undefined
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])
  const numeric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const { details } = lhr.audits['network-requests']!
  const requests = (details?.type === 'table' ? details.items : []) as unknown as Request[]
  return {
    ...Object.fromEntries(scores),
    shift: numeric('cumulative-layout-shift'),
    transferred: kilobytes(requests),
    // Filtered by MIME type, because preloaded scripts have a different resource type.
    script: kilobytes(requests.filter(({ mimeType }) => mimeType.includes('javascript'))),
    largestPaint: Math.round(numeric('largest-contentful-paint')),
    blocked: Math.round(numeric('total-blocking-time')),
  }
}

interface Request {
  mimeType: string
  transferSize: number
}

const kilobytes = (requests: readonly Request[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
