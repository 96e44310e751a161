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

/** JSON values of one shape each, of about this many bytes and not more. Text, because `JSON.stringify` fails on deep values. */
export const LARGEST_VALUES: Record<string, (random: Random, bytes: number) => string> = {
  text: (random, bytes) => {
    const piece = random.pick(REPEATED_PIECES)
    const length = Math.floor(bytes / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))) - 2
    return JSON.stringify(piece.repeat(Math.max(0, length)))
  },
  items: (random, bytes) => `[${repeated(random.pick(['0', '""', '{}', '[[]]']), ',', bytes)}]`,
  keys: (_, bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 14) }, (_item, key) => `"${key}":null`).join()}}`,
  // Answers of a plan, the valid object with the most keys.
  answers: (_, bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 36) }, (_item, row) => `"w01/factors/${row.toString(36)}/name":["x",1,"a"]`).join()}}`,
  'nested lists': (random, bytes) => nestedJson(random, '[', ']', bytes),
  'nested objects': (random, bytes) => nestedJson(random, '{"a":', '}', bytes),
}

/** About as deep as the server accepts, or as the bytes allow. */
function nestedJson(random: Random, open: string, close: string, bytes: number): string {
  const depth = Math.min((bytes - 1) / (open.length + close.length), random.pick([19_000, bytes]))
  return `${open.repeat(depth)}0${close.repeat(depth)}`.padEnd(bytes)
}

const repeated = (item: string, separator: string, bytes: number) =>
  Array.from({ length: Math.floor((bytes - 2) / (item.length + separator.length)) }, () => item).join(
    separator,
  )

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
