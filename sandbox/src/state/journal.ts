import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Stored } from './collection.ts'

/** What the journal needs of a collection, whatever it holds. */
export interface Journaled extends Iterable<Stored> {
  kind: string
  restore(value: Stored): void
}

const chunkBytes = 1024 * 1024
const lineBreak = 0x0a

/**
 * One line of JSON per stored version; the last one of an id counts. Opening replays the file and writes it anew
 * without superseded versions, under another name first, so that a crash leaves either the old or the new file whole.
 */
export function openJournal(file: string, collections: Journaled[]) {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) {
    const byKind = new Map(collections.map((collection) => [collection.kind, collection]))
    for (const line of wholeLines(file)) {
      const [kind, value] = JSON.parse(line) as [string, Stored]
      byKind.get(kind)?.restore(value)
    }
  }

  const compacted = `${file}.new`
  rmSync(compacted, { force: true })
  const descriptor = openSync(compacted, 'a', 0o600)
  const append = (kind: string, value: Stored) => {
    writeSync(descriptor, `${JSON.stringify([kind, value])}\n`)
  }
  for (const collection of collections) for (const value of collection) append(collection.kind, value)
  renameSync(compacted, file)
  return { append, close: () => closeSync(descriptor) }
}

/** What follows the last line break was cut off by a crash in the middle of a write, and is left out. */
function* wholeLines(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    let rest = Buffer.alloc(0)
    for (let read = 0; read < size; ) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - read))
      read += readSync(descriptor, chunk, 0, chunk.length, read)
      const bytes = Buffer.concat([rest, chunk])
      let start = 0
      for (let end = bytes.indexOf(lineBreak); end !== -1; end = bytes.indexOf(lineBreak, start)) {
        yield bytes.toString('utf8', start, end)
        start = end + 1
      }
      rest = bytes.subarray(start)
    }
  } finally {
    closeSync(descriptor)
  }
}
