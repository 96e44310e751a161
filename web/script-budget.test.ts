import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, 'build/client')

/** Scripts that a page's HTML runs, preloads or prefetches. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join(client, page), 'utf8')
  return [...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!))]
}

/** Size with Brotli, which nearly all browsers accept. */
const compressedBytes = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0)

test.each([
  ['index.html', 107_150],
  ['welcome.html', 133_000],
  ['lesson-1.html', 126_600],
  ['quiz-1.html', 123_950],
])('the scripts of %s are at most %d bytes', (page, budget) => {
  const scripts = scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(3)
  expect(compressedBytes(scripts)).toBeLessThanOrEqual(budget)
})

test.each([
  ['index.html', 6],
  ['welcome.html', 11],
  ['lesson-1.html', 10],
  ['quiz-1.html', 10],
])('%s loads at most %d scripts', (page, count) => {
  expect(scriptsOf(page).length).toBeLessThanOrEqual(count)
})

test('loaders do not import React', () => {
  const assets = readdirSync(join(client, 'assets'))
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const script = readFileSync(join(client, 'assets', file), 'utf8')
    for (const [, imported] of script.matchAll(/import(?:\{[^}]*\}from)?"\.\/([^"]+)"/g)) visit(imported!)
  }
  visit(assets.find((file) => /^loaders-[^.]+\.js$/.test(file))!)
  expect([...reached].map((file) => file.replace(/-.{8}\.js$/, '')).toSorted()).toEqual([
    'api',
    'entry',
    'loaders',
  ])
})
