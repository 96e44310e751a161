import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, spawnNode } from '../prepare.mjs'

export interface Outcome {
  passed: number
  skipped: number
  /** The failed tests, or a check that failed. */
  failures: string[]
}

/** Runs the program of a package and returns its exit code. */
export function runTool(script: string, args: string[], env = process.env): Promise<number> {
  // Every worker and every site that a test starts would compile the same code again.
  const NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compile')
  const child = spawnNode(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    env: { ...env, NODE_COMPILE_CACHE },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a check that has no tests to count. */
export async function runCheck(script: string, args: string[]): Promise<Outcome> {
  const code = await runTool(script, args)
  return { passed: 0, skipped: 0, failures: code === 0 ? [] : [`${script} exited with code ${code}`] }
}

export const runVitest = (projects: string[], filters: string[]) =>
  withReport((file) =>
    runTool('vitest/vitest.mjs', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
      ...filters,
    ]),
  )

export const runPlaywright = (chromium: string, filters: string[]) =>
  withReport((file) =>
    runTool(
      '@playwright/test/cli.js',
      [
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,junit',
        '--pass-with-no-tests',
        ...filters,
      ],
      { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JUNIT_OUTPUT_FILE: file },
    ),
  )

/** Counts the tests in the JUnit report, which Vitest and Playwright both write. */
async function withReport(run: (file: string) => Promise<number>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'course-test-'))
  try {
    const file = join(folder, 'junit.xml')
    const code = await run(file)
    const outcome = countTests(await readFile(file, 'utf8'))
    if (code !== 0 && outcome.failures.length === 0)
      outcome.failures.push(`exited with code ${code}: see above`)
    return outcome
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function countTests(xml: string): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failures: [] }
  // Output of tests may look like XML.
  const report = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')
  for (const [, attributes, content = ''] of report.matchAll(
    /<testcase\s([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs,
  )) {
    const attribute = (name: string) =>
      unescapeXml(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes!)?.[1] ?? '')
    if (/<(failure|error)\b/.test(content))
      outcome.failures.push(`${attribute('classname')}: ${attribute('name')}`)
    else if (/<skipped\b/.test(content)) outcome.skipped++
    else outcome.passed++
  }
  return outcome
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!)
