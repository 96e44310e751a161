import type { LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { StartedSite } from '../../scripts/provision/site.ts'
import type { Audit } from '../harness/audit.ts'
import { chromiumProgram, openChromium, setLocalStorage } from '../harness/browser.ts'
import { addAccounts, addPayments, learner } from '../harness/learners.ts'
import { seededSite } from '../harness/seeded-site.ts'

/** Where the web keeps the session. */
const SESSION_KEY = 'course-session'

const FRONT_PAGE = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const WEIGHT = { shift: 0, transferred: 180, script: 110 }
const OTHER_PAGES = { performance: 95, accessibility: 100 }

const PAGES = [
  { title: 'Front page', path: '/', goals: { ...FRONT_PAGE, ...WEIGHT } },
  { title: 'Sign-in', path: '/welcome', goals: OTHER_PAGES },
  { title: 'Dashboard', path: '/welcome', goals: { ...OTHER_PAGES, largestPaint: 2550 }, isSignedIn: true },
  { title: 'Lesson', path: '/lesson-1', goals: { ...OTHER_PAGES, largestPaint: 2520 }, isSignedIn: true },
  { title: 'Quiz', path: '/quiz-1', goals: { ...OTHER_PAGES, largestPaint: 2410 }, isSignedIn: true },
]

export const audit: Audit = {
  title: 'Pages in the browser',
  method:
    'Lighthouse with its mobile preset (a slow phone on a slow network, simulated) in a fresh Chromium for every look; a learner who has paid is signed in where it takes one. Sizes are what crosses the network, compressed.',
  measures: {
    performance: { heading: 'performance', better: 'more' },
    accessibility: { heading: 'accessibility', better: 'more' },
    'best-practices': { heading: 'best practices', better: 'more' },
    seo: { heading: 'SEO', better: 'more' },
    shift: { heading: 'layout shift', better: 'less' },
    transferred: { heading: 'KB in all', better: 'less' },
    script: { heading: 'KB of script', better: 'less' },
    largestPaint: { heading: 'largest paint, ms', better: 'less' },
    blocked: { heading: 'blocked, ms', better: 'less' },
  },
  async prepare(workbench) {
    const program = await chromiumProgram()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, 1),
      addPayments(dialect, 1),
    ])
    return PAGES.map(({ title, path, goals, isSignedIn }) => ({
      title,
      goals,
      async measure() {
        for (let looks = 0; looks < 3; looks++) {
          const seen = await measureOnce(program, site, path, isSignedIn)
          if (seen) return seen
        }
        throw new Error(`${path} could not be recorded in three looks`)
      },
    }))
  },
}

async function measureOnce(program: string, site: StartedSite, path: string, isSignedIn = false) {
  const chromium = await openChromium(program)
  try {
    if (isSignedIn) await setLocalStorage(chromium, `${site.url}/robots.txt`, SESSION_KEY, await signIn(site))
    return await lookAt(chromium, site.url + path)
  } finally {
    chromium.kill()
  }
}

/** The session of the learner, as the browser would store it. */
async function signIn({ url, admin }: StartedSite): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: learner(1).email, password: admin.password }),
  })
  if (!answer.ok) throw new Error(`The learner could not sign in: ${answer.status} ${await answer.text()}`)
  return answer.text()
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
