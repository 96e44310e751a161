import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { insertCertificate, setPrivacy, withdrawCertificate } from '../store.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

async function createCertificate(number: string, studentName: string) {
  const learner = await site.signedUp()
  const request = { studentName, completionDate: '2026-01-01' }
  await site.db
    .transaction()
    .execute((trx) => insertCertificate(trx, site.clock, learner.userId, number, request))
  return { learner, number }
}

const fetchCard = (number: string, headers = {}) =>
  fetch(`${site.url}/certificates/${number}/card.png`, { headers })

/** The decompressed pixel rows of a PNG. */
async function decodePixels(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const at = png.indexOf('IDAT')
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
}

test('the share card shows the name only while the page does', async () => {
  const { learner, number } = await createCertificate('7F2K9-QWERT-0H5MJ-ZX8CV', 'Zoë Müller')
  const other = await createCertificate('7F2K9-QWERT-0H5MJ-ZX8CW', 'محمد الأمين')
  const [first, again, others] = await Promise.all([
    fetchCard(number),
    fetchCard(number.toLowerCase()),
    fetchCard(other.number),
  ])
  const etag = first.headers.get('etag')!
  const withName = await decodePixels(first)
  expect(await decodePixels(again)).toEqual(withName)
  expect(await decodePixels(others)).not.toEqual(withName)
  expect((await fetchCard(number, { 'if-none-match': etag })).status).toBe(304)

  for (const { userId } of [learner, other.learner]) await setPrivacy(site.db, userId, true)
  const withoutName = await decodePixels(await fetchCard(number, { 'if-none-match': etag }))
  expect(withoutName).not.toEqual(withName)
  expect(await decodePixels(await fetchCard(other.number))).toEqual(withoutName)
})

test('withdrawn and unknown certificates have no share card', async () => {
  const { number } = await createCertificate('7F2K9-QWERT-0H5MJ-ZX8CX', 'Ana Núñez')
  await site.db.transaction().execute((trx) => withdrawCertificate(trx, site.clock, number, 'staff'))
  expect((await fetchCard(number)).status).toBe(404)
  expect((await fetchCard('7F2K9-QWERT-0H5MJ-ZX8CY')).status).toBe(404)
})
