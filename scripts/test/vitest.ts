import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '../launch/paths.mjs'
import type { Outcome } from './stage.ts'
import { runInherited } from './tool.ts'

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: Array<{
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: Array<{ status: string; fullName: string }>
  }>
}

export async function runVitest(projects: string[], filters: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'course-vitest-'))
  try {
    const file = join(folder, 'report.json')
    const code = await runInherited(
      'vitest/vitest.mjs',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...filters,
      ],
      process.env,
    )
    return toOutcome(JSON.parse(await readFile(file, 'utf8')) as VitestReport, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toOutcome(report: VitestReport, code: number): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const path = relative(ROOT, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map((test) => `${path}: ${test.fullName}`)
    // A file that cannot be loaded reports no tests.
    return file.status === 'failed' ? [`${path}: ${file.message.split('\n')[0]}`] : []
  })
  if (code !== 0 && failures.length === 0)
    failures.push(`Vitest exited with code ${code}: see its output above`)
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures }
}
