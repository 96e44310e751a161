import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { uniqueIp } from './call.ts'
import { openSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

interface Faults {
  /** Declares what is about to go wrong on purpose: matching console lines, page errors and answers are no failure. */
  expectFault(pattern: RegExp): void
}

/**
 * Playwright's test with a running site and its own IP range. Test files share sites unless they set a
 * `world`. A test fails on console errors, exceptions, CSP violations and 5xx responses it did not declare.
 */
export const test = base.extend<Faults, { site: Site; world: string }>({
  world: ['shared', { scope: 'worker', option: true }],
  site: [
    // Named so that a file with a world of its own gets a site of its own.
    async ({ world: _ }, use) => {
      const { site, close } = await openSite()
      await use(site)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': uniqueIp() }),
  expectFault: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const faults: string[] = []
      const note = (fault: string) => void faults.push(fault)
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`)
      })
      await use((pattern) => void expected.push(pattern))
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'faults in the browser that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No rule of WCAG 2.2 A and AA that a machine can check, or none of those named, is broken on the page as it is now. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG))
    // The way that looks into frames of other sites takes a second page and half as long again.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map((node) => node.target.join(' ')),
  }))
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
