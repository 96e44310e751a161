import { expect, test } from 'vitest'
import { memoryLimiter, perHour } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { limitRevealingRequests } from './limit-revealing-requests.ts'

const clock = { now: () => new Date('2026-01-01') }
const newSite = () => ({ limiter: memoryLimiter(clock) }) as unknown as Site

/** Runs a request that tells the caller a fact, and returns how it ended. */
const tell = (site: Site, limits: Parameters<typeof limitRevealingRequests>[1], fact: string | undefined) =>
  limitRevealingRequests(
    site,
    limits,
    async () => 'told',
    () => fact,
  ).catch((error) => error.code)

test('counts only outcomes that tell a new fact', async () => {
  const site = newSite()
  const limits: [string, ReturnType<typeof perHour>][] = [['network', perHour(2)]]
  for (let request = 0; request < 5; request++) expect(await tell(site, limits, undefined)).toBe('told')
  for (let request = 0; request < 5; request++) expect(await tell(site, limits, 'first')).toBe('told')
  expect(await tell(site, limits, 'second')).toBe('told')
  expect(await tell(site, limits, 'third')).toBe('request.too_many')
  expect(await tell(site, limits, undefined)).toBe('request.too_many')
})

test('a request that a wider limit refuses does not count against the narrower one', async () => {
  const site = newSite()
  const narrow: [string, ReturnType<typeof perHour>] = ['narrow', perHour(1)]
  await site.limiter.consume('wide', perHour(1))
  expect(await tell(site, [narrow, ['wide', perHour(1)]], 'fact')).toBe('request.too_many')
  expect(await tell(site, [narrow], 'fact')).toBe('told')
})

test('throws what the request threw', async () => {
  const failing = async () => {
    throw new Error('failed')
  }
  await expect(
    limitRevealingRequests(newSite(), [['network', perHour(1)]], failing, () => undefined),
  ).rejects.toThrow('failed')
})
