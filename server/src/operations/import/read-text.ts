import { createReadStream } from 'node:fs'

/** Longer than any row of the tables that are taken over. */
const MAX_LINE_CHARACTERS = 4 * 1024 * 1024

/** Something in a file that cannot be read, and where. */
export class UnreadableFile extends Error {
  constructor(file: string, place: number | string, problem: string) {
    super(`${file} ${typeof place === 'number' ? `line ${place}` : place}: ${problem}`)
    this.name = 'UnreadableFile'
  }
}

/** The text of a file, piece by piece, from a byte on. */
export async function* textOf(file: string, start = 0): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let line = 1
  for await (const bytes of createReadStream(file, { start })) {
    let text: string
    try {
      text = decoder.decode(bytes, { stream: true })
    } catch {
      throw new UnreadableFile(file, line, 'is not UTF-8 text. Save the file as UTF-8.')
    }
    line += text.split('\n').length - 1
    yield text
  }
}

type Line = { text: string; number: number /** Where the next line begins. */; end: number }

/** The lines of a file, without their ends, from one that begins at a byte. */
export async function* linesOf(file: string, from = { byte: 0, line: 1 }): AsyncGenerator<Line> {
  let rest = ''
  let number = from.line
  let end = from.byte
  for await (const text of textOf(file, from.byte)) {
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop()!
    if (rest.length > MAX_LINE_CHARACTERS)
      throw new UnreadableFile(file, number + lines.length, 'is too long')
    for (const line of lines) {
      end += Buffer.byteLength(line) + 1
      yield { text: line.endsWith('\r') ? line.slice(0, -1) : line, number: number++, end }
    }
  }
  if (rest !== '') yield { text: rest, number, end: end + Buffer.byteLength(rest) }
}
