import { isIPv4, isIPv6 } from 'node:net'

/**
 * The networks of an IP address, narrowest first, for rate limits: an IPv4 address, or the /64, /56 and /48 of
 * an IPv6 address. One subscriber has a /64 or more, up to a /48.
 */
export function networksOf(ip: string): [string, ...string[]] {
  const plain = withoutPort(ip)
  if (isIPv4(plain)) return [plain]
  if (!isIPv6(plain)) return ['unknown']
  const groups = expandIpv6(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [[high >> 8, high & 255, low >> 8, low & 255].join('.')]
  }
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return [`${toHex(a, b, c, d)}::/64`, `${toHex(a, b, c, d & 0xff00)}::/56`, `${toHex(a, b, c)}::/48`]
}

const toHex = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':')

/** The widest network of an IP address. One attacker may control all of it. */
export const widestNetworkOf = (ip: string): string => networksOf(ip).at(-1)!

/** Removes a port that some proxies append, and the interface name of a link-local address. */
function withoutPort(ip: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(ip)?.[1] ?? ip
  const [host = ''] = bracketed.split('%', 1)
  return /^[\d.]+:\d+$/.test(host) ? host.slice(0, host.indexOf(':')) : host
}

/** The eight groups of an IPv6 address. The URL parser writes dotted ones as groups too. */
function expandIpv6(ip: string): number[] {
  const [front = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const before = parseGroups(front)
  if (tail === undefined) return before
  const after = parseGroups(tail)
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const parseGroups = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
