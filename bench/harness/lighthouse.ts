import type { LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { StartedSite } from '../../scripts/provision/site.ts'
import type { Audit } from './audit.ts'
import { openChromium, setLocalStorage } from './browser.ts'
import { learner } from './learners.ts'

/** Where the web keeps the session. */
const SESSION_KEY = 'course-session'

export const LIGHTHOUSE_METHOD =
  'Lighthouse with its mobile preset (a slow phone on a slow network, simulated) in a fresh Chromium for every look; a learner who has paid is signed in where it takes one.'

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

/** The lines of an audit: each of these pages of a site, which browsers reach at `url`. */
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
      for (let looks = 0; looks < 3; looks++) {
        const session = isSignedIn ? await signIn(site) : undefined
        const seen = await measureOnce(program, url, path, session)
        if (seen) return seen
      }
      throw new Error(`${path} could not be recorded in three looks`)
    },
  }))

async function measureOnce(program: string, url: string, path: string, session: string | undefined) {
  const chromium = await openChromium(program)
  try {
    if (session) await setLocalStorage(chromium, `${url}/robots.txt`, SESSION_KEY, session)
    return await lookAt(chromium, url + path)
  } finally {
    chromium.kill()
  }
}

/** The session of the learner, as the browser would store it. */
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

/** Undefined when the browser's recording lacks its beginning, which happens now and then and says nothing of the page. */
async function lookAt({ port }: LaunchedChrome, url: string): Promise<Record<string, number> | undefined> {
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
    // By what it is, since what is fetched ahead of its use has another resource type.
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
