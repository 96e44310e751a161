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

async function certificate(number: string, studentName: string) {
  const learner = await site.signedUp()
  const said = { studentName, completionDate: '2026-01-01' }
  await site.db
    .transaction()
    .execute((trx) => insertCertificate(trx, site.clock, learner.userId, number, said))
  return { learner, number }
}

const card = (number: string, headers = {}) =>
  fetch(`${site.url}/certificates/${number}/card.png`, { headers })

/** The rows of a picture, as a program reads them that shows it. */
async function pixels(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const at = png.indexOf('IDAT')
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
}

test('the picture beside a link has the name only while the page shows it', async () => {
  const { learner, number } = await certificate('7F2K9-QWERT-0H5MJ-ZX8CV', 'Zoë Müller')
  const other = await certificate('7F2K9-QWERT-0H5MJ-ZX8CW', 'محمد الأمين')
  const [first, again, others] = await Promise.all([
    card(number),
    card(number.toLowerCase()),
    card(other.number),
  ])
  const etag = first.headers.get('etag')!
  const named = await pixels(first)
  expect(await pixels(again)).toEqual(named)
  expect(await pixels(others)).not.toEqual(named)
  expect((await card(number, { 'if-none-match': etag })).status).toBe(304)

  for (const { userId } of [learner, other.learner]) await setPrivacy(site.db, userId, true)
  const hidden = await pixels(await card(number, { 'if-none-match': etag }))
  expect(hidden).not.toEqual(named)
  expect(await pixels(await card(other.number))).toEqual(hidden)
})

test('there is no picture of what is withdrawn or unknown', async () => {
  const { number } = await certificate('7F2K9-QWERT-0H5MJ-ZX8CX', 'Ana Núñez')
  await site.db.transaction().execute((trx) => withdrawCertificate(trx, site.clock, number, 'staff'))
  expect((await card(number)).status).toBe(404)
  expect((await card('7F2K9-QWERT-0H5MJ-ZX8CY')).status).toBe(404)
})
