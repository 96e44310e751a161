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

/** The part of a collection that the journal uses. */
export interface Journaled extends Iterable<Stored> {
  kind: string
  restore(value: Stored): void
}

const chunkBytes = 1024 * 1024
const lineBreak = 0x0a

/**
 * A file with one line of JSON per stored version; the last version of an id wins. Opening replays the file and compacts
 * it. The compacted file is renamed into place, so that a crash leaves either the old or the new file.
 */
export function openJournal(file: string, collections: Journaled[]) {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) {
    const byKind = new Map(collections.map((collection) => [collection.kind, collection]))
    for (const line of readCompleteLines(file)) {
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

/** Skips an incomplete last line, which a crash during a write leaves behind. */
function* readCompleteLines(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    let rest = Buffer.alloc(0)
    for (let offset = 0; offset < size; ) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - offset))
      offset += readSync(descriptor, chunk, 0, chunk.length, offset)
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
