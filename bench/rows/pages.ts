import type { Bench, Line } from '../harness/bench.ts'
import { learner } from '../harness/learners.ts'
import { type Audit, auditPage } from '../harness/lighthouse.ts'
import { few, signIn } from '../harness/sites.ts'

const PAGES = [
  { title: 'Front page', path: '/', performance: 98, kilobytes: 250 },
  { title: 'Sign-in', path: '/welcome', performance: 95, kilobytes: 350 },
  { title: 'Dashboard', path: '/welcome', performance: 95, kilobytes: 350, isSignedIn: true },
  { title: 'Lesson', path: '/lesson-1', performance: 95, kilobytes: 350, isSignedIn: true },
  { title: 'Quiz', path: '/quiz-1', performance: 95, kilobytes: 350, isSignedIn: true },
]

/** Lighthouse, directly from the site over HTTP/1.1. Kilobytes are compressed. */
export async function measure(bench: Bench) {
  const site = await few(bench)
  const lines: Line[] = []
  for (const { title, path, performance, kilobytes, isSignedIn } of PAGES) {
    const audits: Audit[] = []
    for (let round = 0; round < bench.rounds; round++) {
      const session = isSignedIn && (await signIn(site, learner(1).email))
      audits.push(await auditPage(bench, site.url + path, session || undefined))
    }
    const values = (measure: keyof Audit) => audits.map((audit) => audit[measure])
    lines.push(
      bench.line(`${title}: Lighthouse`, 'points', { atLeast: performance }, values('performance')),
      bench.line(`${title}: weight`, 'KB', { atMost: kilobytes }, values('kilobytes')),
      bench.line(`${title}: largest paint`, 's', { atMost: 2.5 }, values('largestPaintSeconds')),
    )
  }
  return lines
}
