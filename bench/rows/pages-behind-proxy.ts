import { freePort } from '../../scripts/provision/free-port.ts'
import { startNginx } from '../../scripts/provision/nginx.ts'
import { provideProgram } from '../../scripts/provision/programs.ts'
import type { Audit } from '../harness/audit.ts'
import { chromiumProgram } from '../harness/browser.ts'
import { addAccounts, addPayments } from '../harness/learners.ts'
import { auditedPages, LIGHTHOUSE_METHOD, pageMeasures } from '../harness/lighthouse.ts'
import { seededSite } from '../harness/seeded-site.ts'
import { Unavailable } from '../harness/unavailable.ts'

const goals = { performance: 97, accessibility: 100, largestPaint: 2200 }

const PAGES = [
  { title: 'Dashboard', path: '/welcome', goals, isSignedIn: true },
  { title: 'Lesson', path: '/lesson-1', goals, isSignedIn: true },
  { title: 'Quiz', path: '/quiz-1', goals, isSignedIn: true },
]

export const audit: Audit = {
  title: 'Pages behind the proxy',
  method: `${LIGHTHOUSE_METHOD} As in production: through nginx with deploy/nginx.conf, over TLS and HTTP/2.`,
  measures: pageMeasures,
  async prepare(workbench) {
    const program = await chromiumProgram()
    const [nginx, openssl] = [await provideProgram('nginx'), await provideProgram('openssl')]
    if (!nginx || !openssl)
      throw new Unavailable('nginx or openssl is not installed and could not be installed.')
    const site = await seededSite(workbench, 'sqlite', (dialect) => [
      addAccounts(dialect, 1),
      addPayments(dialect, 1),
    ])
    const proxy = await startNginx(nginx, await freePort(), [Number(new URL(site.url).port)], openssl)
    workbench.onClear(proxy.stop)
    return auditedPages(PAGES, program, site, proxy.url)
  },
}
