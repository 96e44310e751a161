import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './stage.ts'
import { runInherited } from './tool.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: Array<{ message?: string }>
}
interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: Array<{ title: string; tests: Array<{ projectName: string; status: string }> }>
}

export async function runPlaywright(chromium: string, filters: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'course-playwright-'))
  try {
    const file = join(folder, 'report.json')
    const code = await runInherited(
      '@playwright/test/cli.js',
      [
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
        '--pass-with-no-tests',
        ...filters,
      ],
      { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    )
    return toOutcome(JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toOutcome({ stats, suites, errors }: PlaywrightReport, code: number): Outcome {
  const failures = [
    ...suites.flatMap(listFailures),
    ...errors.map(({ message }) => message ?? 'unknown error'),
  ]
  if (code !== 0 && failures.length === 0)
    failures.push(`Playwright exited with code ${code}: see its output above`)
  return { passed: stats.expected, skipped: stats.skipped, failures }
}

function listFailures(suite: Suite): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => `e2e/${suite.file}: ${spec.title} (${test.projectName})`),
  )
  return [...own, ...(suite.suites ?? []).flatMap(listFailures)]
}
