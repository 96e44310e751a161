import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('the addresses of one network share a limit, however they are spelled', async () => {
  const site = await startSite()
  const from = async (address: string) => {
    const response = await site.visitor().fetch('/functions/v1/create-checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{"email":"none"}',
    })
    return response.status
  }
  const spread = Array.from({ length: 30 }, (_, host) => `2001:db8:1:2:${host.toString(16)}::${host}`)
  for (const address of spread) expect(await from(address)).toBe(400)
  expect(await from('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(400)
  for (let use = 0; use < 30; use++) await from('203.0.113.9')
  expect(await from('::ffff:203.0.113.9')).toBe(429)
})
