import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { provideChromium } from '../../scripts/provision/chromium.ts'
import { freePort } from '../../scripts/provision/free-port.ts'
import type { Bench } from './bench.ts'

/** What the web app stores in the browser during a session. */
const SESSION_KEY = 'course-session'

export interface Audit {
  performance: number
  kilobytes: number
  largestPaintSeconds: number
}

/** Audits a page with the mobile preset (a simulated slow phone on a slow network) in a fresh Chromium, signed in or not. */
export async function auditPage(bench: Bench, url: string, session?: string): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(await bench.folder(), {
    executablePath: await provideChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`],
  })
  try {
    if (session) {
      const [page] = browser.pages()
      await page!.goto(new URL('/robots.txt', url).href)
      await page!.evaluate(([key, value]) => localStorage.setItem(key!, value!), [SESSION_KEY, session])
    }
    const { lhr } = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] }))!
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
    return {
      performance: Math.round(lhr.categories.performance!.score! * 100),
      kilobytes: lhr.audits['total-byte-weight']!.numericValue! / 1000,
      largestPaintSeconds: lhr.audits['largest-contentful-paint']!.numericValue! / 1000,
    }
  } finally {
    await browser.close()
  }
}
