import { createReadStream } from 'node:fs'

/** Longer than any row of the imported tables. */
const MAX_LINE_CHARACTERS = 4 * 1024 * 1024

/** A file that cannot be read, with the location of the error. */
export class UnreadableFileError extends Error {
  constructor(file: string, location: number | string, problem: string) {
    super(`${file} ${typeof location === 'number' ? `line ${location}` : location}: ${problem}`)
    this.name = 'UnreadableFile'
  }
}

/** Yields the text of a file in chunks, starting at a byte offset. */
export async function* readText(file: string, start = 0): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let line = 1
  for await (const bytes of createReadStream(file, { start })) {
    let text: string
    try {
      text = decoder.decode(bytes, { stream: true })
    } catch {
      throw new UnreadableFileError(file, line, 'is not UTF-8 text. Save the file as UTF-8.')
    }
    line += text.split('\n').length - 1
    yield text
  }
}

type Line = { text: string; number: number /** Byte offset of the next line. */; end: number }

/** Yields the lines of a file without line breaks, starting at a byte offset. */
export async function* readLines(file: string, from = { byte: 0, line: 1 }): AsyncGenerator<Line> {
  let rest = ''
  let number = from.line
  let end = from.byte
  for await (const text of readText(file, from.byte)) {
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop()!
    if (rest.length > MAX_LINE_CHARACTERS)
      throw new UnreadableFileError(file, number + lines.length, 'is too long')
    for (const line of lines) {
      end += Buffer.byteLength(line) + 1
      yield { text: line.endsWith('\r') ? line.slice(0, -1) : line, number: number++, end }
    }
  }
  if (rest !== '') yield { text: rest, number, end: end + Buffer.byteLength(rest) }
}
