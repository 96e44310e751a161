import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageName, pagePaths } from '@course/contract/paths'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { insertCertificate } from './store.ts'

test('certificate pages send noindex, no-referrer and no-store headers, and unknown numbers get 404', async () => {
  const root = mkdtempSync(join(tmpdir(), 'course-web-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const webFolder = join(root, 'client')
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  for (const name of [
    'index',
    'not-found',
    ...pagePaths()
      .filter((path) => path !== '/')
      .map(pageName),
  ])
    writeFileSync(join(webFolder, `${name}.html`), `<head></head>${name}`)
  const site = await startSite({ webFolder })
  const learner = await site.signedUp()
  const number = '7F2K9-QWERT-0H5MJ-ZX8CV'
  const request = { studentName: 'Ana Núñez', completionDate: '2026-01-01' }
  await site.db
    .transaction()
    .execute((trx) => insertCertificate(trx, site.clock, learner.userId, number, request))

  const openPage = (path: string) =>
    fetch(`${site.url}/certificates/${path}`, { headers: { accept: 'text/html' } })
  for (const [path, status] of [
    [number, 200],
    ['7f2k9qwertoh5mjzx8cv', 200],
    ['7F2K9-QWERT-0H5MJ-ZX8CW', 404],
    ['nothing', 404],
  ] as const) {
    const response = await openPage(path)
    expect([path, response.status]).toEqual([path, status])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const text = await response.text()
    expect(text).toMatch(/<\/head>certificates$/)
    const image = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1]
    expect(image).toBe(status === 200 ? `${site.config.siteUrl}/certificates/${number}/card.png` : undefined)
    expect(text).not.toContain('Ana')
  }
})
