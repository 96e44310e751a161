import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What is awaited may take its time on a busy machine; a test that waits in vain still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Recording costs every test a good part of its time; `--trace=retain-on-failure` when one is to be looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A page that scrolls smoothly keeps every click waiting; what moves is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // `npm test` finds or installs a browser and names it here.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        // Chromium's own sandbox does not work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        // A test browser has nobody to phone home to.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // What needs a keyboard, or has nothing to do with the size of the window, is run once.
      grepInvert: /@once/,
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
