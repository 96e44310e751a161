import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { freePort } from './provision/free-port.ts'
import { launch } from './testing/launch.ts'

test('serves pages in development with heading, styles and a strict CSP', {
  timeout: 120_000,
}, async () => {
  const url = await startDevelopment()
  for (const [path, heading] of [
    ['/', 'Integrated Change Management'],
    ['/welcome', 'Welcome to Your Course Dashboard'],
  ] as const) {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } })
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
    const page = await response.text()
    expect(page).toContain(heading)
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    expect(sheets).toHaveLength(1)
    const sheet = await fetch(new URL(sheets[0]!, url), { headers: { accept: 'text/css' } })
    expect([sheet.status, await sheet.text()]).toEqual([200, expect.stringContaining('--color-brand')])
  }
})

/** Runs `npm run dev` on free ports with its own data folder. */
async function startDevelopment(): Promise<string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'course-dev-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const development = launch(ROOT, ['dev'], {
    NODE_ENV: 'development',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR,
  })
  await development.waitForOutput('Watching for changes')
  return `http://127.0.0.1:${port}`
}
