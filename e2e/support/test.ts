import { test as base, expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { uniqueIp } from './call.ts'
import { openSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

type OpenGroup = (group: string) => Promise<Site>

interface Faults {
  /** Declares expected faults: matching console errors, page errors and responses do not fail the test. */
  expectFault(pattern: RegExp): void
}

/**
 * Playwright's test with a running site and its own IP address. Tests with the same `siteGroup` share a site; in files with
 * a group of their own, one worker runs all tests (`mode: 'default'`), so that it starts only once. A test
 * fails on console errors, exceptions, CSP violations and 5xx responses that it did not declare.
 */
export const test = base.extend<Faults & { site: Site; siteGroup: string }, { openGroup: OpenGroup }>({
  siteGroup: ['shared', { option: true }],
  openGroup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const { open, close } = siteGroups()
      await use(open)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // With a timeout of its own, so that starting a site takes no time from the first test.
  site: [async ({ openGroup, siteGroup }, use) => use(await openGroup(siteGroup)), { timeout: 120_000 }],
  baseURL: ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': uniqueIp() }),
  expectFault: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const faults: string[] = []
      const record = (fault: string) => void faults.push(fault)
      context.on('console', (message) => {
        if (message.type() === 'error') record(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => record(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 500) record(`response: ${response.status()} ${response.url()}`)
      })
      await use((pattern) => void expected.push(pattern))
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'unexpected faults in the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** The sites of a worker. It keeps the shared one and the one of the latest group, to save memory. */
function siteGroups() {
  const opened = new Map<string, ReturnType<typeof openSite>>()
  const close = async (group: string) => {
    const site = await opened.get(group)
    opened.delete(group)
    await site?.close()
  }
  return {
    async open(group: string): Promise<Site> {
      if (!opened.has(group)) {
        for (const other of [...opened.keys()]) if (other !== 'shared') await close(other)
        opened.set(group, openSite())
      }
      return (await opened.get(group)!).site
    },
    async close() {
      for (const group of [...opened.keys()]) await close(group)
    },
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks the page and its frames with axe: WCAG 2.2 A and AA, or only the given rules. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const runOnly: RunOptions['runOnly'] = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: WCAG }
  const found: string[] = []
  for (const frame of page.frames()) {
    const options: RunOptions = {
      runOnly,
      // A frame is named by the title of its element.
      rules: rules ? {} : { 'document-title': { enabled: frame === page.mainFrame() } },
      resultTypes: ['violations'],
      iframes: false,
    }
    await frame.waitForLoadState()
    // Loading axe takes longer than many of its checks, so a page that has it keeps it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
    found.push(
      ...(await frame.evaluate(async (options) => {
        const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
        const { violations } = await axe.run(options)
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
        )
      }, options)),
    )
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
