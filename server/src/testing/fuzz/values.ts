import type { Random } from '../chaos/random.ts'

const HOSTILE_STRINGS = [
  '',
  ' ',
  'null',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a@b.c',
  'admin@example.com',
  'x.constructor',
  '__proto__',
  'constructor',
  'a\0b',
  '\ud800',
  '\u202e語\u{1f600}',
  'lesson1',
  'terms',
  'recovery',
  '2026-02-31',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(400),
]

/** Strings that have made parsers and regular expressions slow when repeated. */
const REPEATED_PIECES = [
  'a',
  ' ',
  '.',
  '@',
  '<p>',
  '<p><br />',
  'javas',
  '&amp;',
  '[',
  '{"a":',
  'onx=',
  '語',
  '\u0130',
  '%',
  '-eyJ',
]

/** Hostile text, rarely longer than the largest body a route accepts. */
export function hostileText(random: Random): string {
  if (random.chance(0.6)) return random.pick(HOSTILE_STRINGS)
  const length = random.pick([10, 300, 5000, 15_000, 15_000, 150_000, 700_000])
  const piece = random.pick(REPEATED_PIECES)
  return piece.repeat(Math.ceil(length / piece.length))
}

/** A value of any type, any size and any depth. */
export function hostileValue(random: Random): unknown {
  switch (random.below(9)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
      return random.pick([0, -1, 1.5, 6, 2 ** 31, 2 ** 53, -1e308, 1e-9])
    case 3:
      return nested(random.pick([3, 200, 3000]), random.chance(0.5))
    case 4:
      return Array.from({ length: random.pick([0, 1, 21, 4000]) }, () => ({}))
    case 5:
      return { [hostileText(random).slice(0, 200)]: random.pick(HOSTILE_STRINGS) }
    default:
      return hostileText(random)
  }
}

/** A value whose JSON has about this many bytes, and not more. */
export function valueOfSize(random: Random, bytes: number): unknown {
  switch (random.below(5)) {
    case 0:
      return Array.from({ length: Math.floor(bytes / 3) }, () => random.pick(['', 0]))
    case 1: {
      // Answers of a plan, the object with the most keys.
      const count = Math.floor(bytes / 34)
      return Object.fromEntries(
        Array.from({ length: count }, (_, row) => [`w01/factors/${row.toString(36)}/name`, ['x', 1, 'a']]),
      )
    }
    case 2:
      return Object.fromEntries(Array.from({ length: Math.floor(bytes / 14) }, (_, key) => [key, null]))
    case 3:
      return nested(Math.min(Math.floor(bytes / 8), 5000), random.chance(0.5))
    default: {
      const piece = random.pick(REPEATED_PIECES)
      return piece.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(piece))))
    }
  }
}

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value }
  return value
}

/** Invalid or unusual JSON. */
export const BROKEN_JSON = [
  '',
  '{',
  '{"a":',
  '{"a":1}}',
  "{'a':1}",
  '\ufeff{"email":"a@b.c"}',
  '{"__proto__":{"role":"service"},"constructor":{"prototype":{"x":1}}}',
  '"text"',
  '1e999',
  '[[],[],[]]',
  '{"a":1,"a":2}',
  `${'['.repeat(8000)}`,
  `${'[{},'.repeat(3000)}{}]`,
]
