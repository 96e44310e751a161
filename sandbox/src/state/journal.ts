import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Stored } from './collection.ts'

/** What the journal needs of a collection, whatever it holds. */
interface Journaled extends Iterable<Stored> {
  kind: string
  restore(value: Stored): void
}

/**
 * One line of JSON per stored version; the last one of an id counts. Opening replays the file and writes it anew
 * without superseded versions, under another name first, so that a crash leaves either the old or the new file whole.
 */
export function openJournal(file: string, collections: Journaled[]) {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) replay(file, new Map(collections.map((collection) => [collection.kind, collection])))

  const compacted = `${file}.new`
  const descriptor = openSync(compacted, 'w', 0o600)
  const append = (kind: string, value: Stored) => {
    writeSync(descriptor, `${JSON.stringify([kind, value])}\n`)
  }
  for (const collection of collections) for (const value of collection) append(collection.kind, value)
  renameSync(compacted, file)
  return { append, close: () => closeSync(descriptor) }
}

function replay(file: string, collections: Map<string, Journaled>): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  // What follows the last line break was cut off by a crash in the middle of a write.
  lines.pop()
  for (const line of lines) {
    const [kind, value] = JSON.parse(line) as [string, Stored]
    collections.get(kind)?.restore(value)
  }
}
