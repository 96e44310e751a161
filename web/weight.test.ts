import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, 'build/client')
const pages = readdirSync(client).filter((file) => file.endsWith('.html'))

/** Bytes of a page's HTML and of every script, style and font that it links, as browsers receive them. */
function weightOf(page: string): number {
  const html = readFileSync(join(client, page), 'utf8')
  return filesOf(html).reduce((sum, file) => sum + compressedSize(file), brotliCompressSync(html).length)
}

const filesOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!)),
]

/** Fonts are already compressed. */
const compressedSize = (file: string) =>
  statSync(join(client, file.endsWith('.woff2') ? file : `${file}.br`)).size

test.each(pages)('%s is within its budget', (page) => {
  expect(weightOf(page)).toBeLessThanOrEqual(page === 'index.html' ? 250_000 : 350_000)
})

test.each(pages)('%s links at most 12 files', (page) => {
  const files = filesOf(readFileSync(join(client, page), 'utf8'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(12)
})

test('the first script imports no other, so that it can retry them', () => {
  const [, main] =
    /<script[^>]* src="\/([^"]+)"/.exec(readFileSync(join(client, 'welcome.html'), 'utf8')) ?? []
  expect(readFileSync(join(client, main!), 'utf8')).not.toMatch(/(?:^|;)import[\s"'{*]/)
})
