type Yaml = string | Yaml[] | { [key: string]: Yaml }

type Line = { number: number; indent: number; text: string }

/**
 * Reads the part of YAML that our files use: maps and lists of maps, indented by two, with one value on a line. Everything
 * else is refused, so that what passes here means the same to every reader.
 */
export function readYaml(source: string): Yaml {
  const lines = source
    .split('\n')
    .map((line, index) => ({ number: index + 1, indent: line.search(/\S/), text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
  const value = parseBlock(lines, lines[0]?.indent ?? 0)
  if (lines.length > 0) refuse(lines[0]!, 'is indented unlike what is above it')
  return value
}

function parseBlock(lines: Line[], indent: number): Yaml {
  return lines[0]?.text.startsWith('- ') ? parseList(lines, indent) : parseMap(lines, indent)
}

function parseList(lines: Line[], indent: number): Yaml[] {
  const items: Yaml[] = []
  while (lines[0]?.indent === indent && lines[0].text.startsWith('- ')) {
    // What follows the dash is the first line of a map that is indented by two more.
    lines[0] = { ...lines[0], indent: indent + 2, text: lines[0].text.slice(2) }
    items.push(parseMap(lines, indent + 2))
  }
  return items
}

function parseMap(lines: Line[], indent: number): Yaml {
  const map: { [key: string]: Yaml } = {}
  while (lines[0]?.indent === indent) {
    const line = lines.shift()!
    const [, key, rest] = /^([A-Za-z_]+):(?: (.+))?$/.exec(line.text) ?? refuse(line, 'is no "name: value"')
    if (Object.hasOwn(map, key!)) refuse(line, `says ${key} again`)
    const next = lines[0]?.indent ?? -1
    map[key!] =
      rest !== undefined
        ? parseScalar(line, rest)
        : next > indent
          ? parseBlock(lines, next)
          : refuse(line, 'has no value')
  }
  return map
}

function parseScalar(line: Line, text: string): string {
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return JSON.parse(text) as string
  const meansMore = /^[-?:,[\]{}#&*!|>'"%@`]|: | #|:$/.test(text)
  return meansMore ? refuse(line, 'must stand in double quotes') : text
}

function refuse({ number, text }: Line, why: string): never {
  throw new Error(`line ${number} ${why}: ${text}`)
}
