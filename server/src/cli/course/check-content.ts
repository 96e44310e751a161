import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { explainStartupError } from '../../processes/startup-error.ts'

const CONTENT = join(import.meta.dirname, '../../../../content')

/**
 * Checks the built-in course and its copy. Imports each file separately, to report all that have a typo.
 * Exit code 2: the content has issues; 1: this command failed.
 */
const issues = new Set<string>()
for (const name of globSync('**/*.{ts,js}', { cwd: CONTENT, exclude: ['**/*.test.ts', '**/node_modules'] })) {
  try {
    await import(pathToFileURL(join(CONTENT, name)).href)
  } catch (error) {
    // Files that import the one with the typo fail with the same sentence.
    issues.add(explainStartupError(error))
  }
}
if (issues.size === 0) {
  const { checkContent } = await import('@course/content/course/check-content')
  for (const issue of checkContent()) issues.add(issue)
}
if (issues.size === 0) process.stdout.write('The content is complete.\n')
else {
  process.stdout.write(`The content has issues:\n${[...issues].map((issue) => `  - ${issue}\n`).join('')}`)
  process.exitCode = 2
}
