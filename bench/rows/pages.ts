import type { Audit } from '../harness/audit.ts'
import { chromiumProgram } from '../harness/browser.ts'
import { addAccounts, addPayments } from '../harness/learners.ts'
import { auditedPages, LIGHTHOUSE_METHOD, pageMeasures } from '../harness/lighthouse.ts'
import { seededSite } from '../harness/seeded-site.ts'

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
  method: `${LIGHTHOUSE_METHOD} Directly from the site, over HTTP/1.1. Sizes are compressed transfer sizes.`,
  measures: pageMeasures,
  async prepare(workbench) {
    const program = await chromiumProgram()
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, 1),
      addPayments(dialect, 1),
    ])
    return auditedPages(PAGES, program, site)
  },
}
