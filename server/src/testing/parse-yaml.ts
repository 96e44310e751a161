type Yaml = string | Yaml[] | { [key: string]: Yaml }

type Line = { number: number; indent: number; text: string }

/**
 * Parses the subset of YAML that our files use: maps and lists of maps, indented by two spaces, with one value per
 * line. Rejects everything else, so that all parsers read our files the same way.
 */
export function parseYaml(source: string): Yaml {
  const lines = source
    .split('\n')
    .map((line, index) => ({ number: index + 1, indent: line.search(/\S/), text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
  const value = parseBlock(lines, lines[0]?.indent ?? 0)
  if (lines.length > 0) fail(lines[0]!, 'has inconsistent indentation')
  return value
}

function parseBlock(lines: Line[], indent: number): Yaml {
  return lines[0]?.text.startsWith('- ') ? parseList(lines, indent) : parseMap(lines, indent)
}

function parseList(lines: Line[], indent: number): Yaml[] {
  const items: Yaml[] = []
  while (lines[0]?.indent === indent && lines[0].text.startsWith('- ')) {
    // The text after the dash is the first line of a map that is indented by two more.
    lines[0] = { ...lines[0], indent: indent + 2, text: lines[0].text.slice(2) }
    items.push(parseMap(lines, indent + 2))
  }
  return items
}

function parseMap(lines: Line[], indent: number): Yaml {
  const map: { [key: string]: Yaml } = {}
  while (lines[0]?.indent === indent) {
    const line = lines.shift()!
    const [, key, rest] = /^([A-Za-z_]+):(?: (.+))?$/.exec(line.text) ?? fail(line, 'is not "name: value"')
    if (Object.hasOwn(map, key!)) fail(line, `repeats the key ${key}`)
    const next = lines[0]?.indent ?? -1
    map[key!] =
      rest !== undefined
        ? parseScalar(line, rest)
        : next > indent
          ? parseBlock(lines, next)
          : fail(line, 'has no value')
  }
  return map
}

function parseScalar(line: Line, text: string): string {
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return JSON.parse(text) as string
  const needsQuotes = /^[-?:,[\]{}#&*!|>'"%@`]|: | #|:$/.test(text)
  return needsQuotes ? fail(line, 'must be in double quotes') : text
}

function fail({ number, text }: Line, message: string): never {
  throw new Error(`line ${number} ${message}: ${text}`)
}
