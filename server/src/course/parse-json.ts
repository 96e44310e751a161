import { lineAt } from './mistakes.ts'

/** `lines` has the line of each value by its path, such as `/lessons/0/title`. */
export type ParsedJson = { value: unknown; lines: ReadonlyMap<string, number> }

export class JsonMistake extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

const MAX_DEPTH = 30
const TOKEN = /\s+|[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

type Token = { text: string; index: number }

/** Parses JSON like `JSON.parse`, and remembers on which line each value is. Throws a `JsonMistake`. */
export function parseJson(source: string): ParsedJson {
  const tokens = tokensOf(source)
  const lines = new Map<string, number>()
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  let position = 0

  const lineOf = (index: number) => {
    let [low, high] = [0, lineStarts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (lineStarts[middle]! <= index) low = middle
      else high = middle
    }
    return low + 1
  }
  const fail = (message: string): never => {
    const index = tokens[Math.min(position, tokens.length - 1)]?.index ?? source.length
    throw new JsonMistake(message, lineOf(index))
  }
  const next = () => tokens[position++]?.text
  const expect = (text: string, message: string) => {
    if (tokens[position]?.text !== text) fail(message)
    position += 1
  }

  function readValue(path: string, depth: number): unknown {
    if (depth > MAX_DEPTH) fail('the values are nested too deeply')
    lines.set(path, lineOf(tokens[position]?.index ?? source.length))
    const text = tokens[position]?.text
    if (text === '{') return readObject(path, depth)
    if (text === '[') return readList(path, depth)
    if (text === undefined || /^[}\],:]$/.test(text)) return fail('a value is missing here')
    position += 1
    return parseScalar(text)
  }

  function parseScalar(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      position -= 1
      return fail('this text has a character that needs a backslash')
    }
  }

  function readObject(path: string, depth: number): Record<string, unknown> {
    const entries = new Map<string, unknown>()
    next()
    while (tokens[position]?.text !== '}') {
      if (entries.size > 0) expect(',', 'a comma is missing before this')
      const name = tokens[position]?.text
      if (!name?.startsWith('"')) return fail('a name in double quotes is missing here')
      const key = parseScalar(name) as string
      if (entries.has(key)) fail(`“${key}” is there twice`)
      position += 1
      expect(':', `a colon is missing after “${key}”`)
      entries.set(key, readValue(`${path}/${key}`, depth + 1))
    }
    next()
    return Object.fromEntries(entries)
  }

  function readList(path: string, depth: number): unknown[] {
    const items: unknown[] = []
    next()
    while (tokens[position]?.text !== ']') {
      if (items.length > 0) expect(',', 'a comma is missing before this')
      items.push(readValue(`${path}/${items.length}`, depth + 1))
    }
    next()
    return items
  }

  const value = readValue('', 0)
  if (position < tokens.length) fail('nothing may follow here')
  return { value, lines }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const index = TOKEN.lastIndex
    const [text] = TOKEN.exec(source) ?? []
    if (text === undefined) {
      const message = source[index] === '"' ? 'this text has no closing quote' : 'this is not valid JSON'
      throw new JsonMistake(message, lineAt(source, index))
    }
    if (text.trim() !== '') tokens.push({ text, index })
  }
  return tokens
}
