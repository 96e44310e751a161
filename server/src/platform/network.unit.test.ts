import { expect, test } from 'vitest'
import { networksOf, widestNetworkOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['1.2.3.4.5', 'unknown'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('maps %s to %s', (ip, network) => {
  expect(networksOf(ip)[0]).toBe(network)
})

test('an IPv6 address is in a /64, a /56 and a /48; an IPv4 address is one network', () => {
  expect(networksOf('2001:db8:1:2345::9')).toEqual([
    '2001:db8:1:2345::/64',
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ])
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9'])
  expect(widestNetworkOf('2001:db8:1:2345::9')).toBe('2001:db8:1::/48')
  expect(widestNetworkOf('203.0.113.9')).toBe('203.0.113.9')
})
