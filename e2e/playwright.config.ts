import { defineConfig } from '@playwright/test'
import { findTestBrowser } from '../scripts/provision/chromium.ts'

const isRoot = process.getuid?.() === 0
/** Whether every test runs: in `npm run test:all`, and when files are named. */
const isComplete = Boolean(process.env.TEST_ALL)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // As many as the processors of a small machine: with four, the same tests took a fifth longer.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for busy machines.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Traces are slow. To debug a test, use `--trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Smooth scrolling would delay every click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without a UTF-8 locale, Chromium calls a file with an accent in its name “download”.
      env: { ...process.env, LANG: 'C.UTF-8' },
      // Without an installed one, Playwright looks for its own.
      executablePath: findTestBrowser(),
      args: [
        // Chromium's sandbox does not work for root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // CONTRIBUTING.md explains the tags.
      grepInvert: isComplete ? /@once/ : /@once|@wide|@nightly/,
    },
    // The course with a pointer runs only on the phone, because the keyboard takes it on the desktop.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isComplete ? /@phone/ : /@phone|@nightly/,
    },
  ],
})
