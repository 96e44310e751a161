import sharp from 'sharp'
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

/** The pixels of a share card: three bytes each. */
async function decodePixels(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 })
  return data
}

/** How many pixels between two rows are not paper. */
const countInk = (pixels: Buffer, from: number, to: number): number => {
  const paper = pixels.readUIntBE(0, 3)
  let count = 0
  for (let at = from * 1200 * 3; at < to * 1200 * 3; at += 3) if (pixels.readUIntBE(at, 3) !== paper) count++
  return count
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
  const inArabic = await decodePixels(others)
  // The name, between the heading and the sentence below it, in either script; the strands at the bottom.
  for (const pixels of [withName, inArabic]) {
    expect(countInk(pixels, 140, 250)).toBeGreaterThan(4000)
    expect(countInk(pixels, 420, 630)).toBeGreaterThan(10_000)
    expect(countInk(pixels, 120, 140)).toBe(0)
  }
  expect(inArabic).not.toEqual(withName)
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
