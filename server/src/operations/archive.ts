import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type BackupCipher, backupCipherFor, newBackupCipher } from './backup-cipher.ts'

/**
 * One file that holds a whole site. It is an SQLite database: numbered parts of tables, files and secrets, each
 * compressed, and sealed when there is a passphrase, and a manifest that is written last.
 */
const SCHEMA = `
  create table parts (entry text not null, number integer not null, bytes blob not null, primary key (entry, number)) without rowid;
  create table manifest (text text not null, salt text, signature text)`
const FORMAT = 1

export type Entry = { name: string; parts: number; bytes: number; sha256: string; rows?: number }
export type Manifest = {
  format: number
  createdAt: string
  engine: 'sqlite' | 'postgres'
  /** The steps of the schema that its tables have. */
  migrations: string[]
  entries: Entry[]
}

export type ArchiveWriter = {
  /** Adds an entry, part by part. With `rows` a part is a JSON list of rows, of which it has so many. */
  add(name: string, parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Entry>
  entries: readonly Entry[]
}

/** Writes a backup that appears under its name only when it is whole. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'entries'>>,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`)
  const draft = `${file}.partial`
  rmSync(draft, { force: true })
  closeSync(openSync(draft, 'wx', 0o600))
  const db = new DatabaseSync(draft)
  try {
    // No journal: nothing reads the file before it is complete.
    db.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${SCHEMA}`)
    const seal = newBackupCipher(passphrase)
    const writer = partsInto(db, seal)
    const manifest: Manifest = { format: FORMAT, ...(await fill(writer)), entries: [...writer.entries] }
    const text = JSON.stringify(manifest)
    db.prepare('insert into manifest values (?, ?, ?)').run(text, seal.salt, seal.sign(text))
    db.exec('commit')
    db.close()
    flush(draft)
    renameSync(draft, file)
    return manifest
  } catch (error) {
    if (db.isOpen) db.close()
    rmSync(draft, { force: true })
    throw error
  }
}

function partsInto(db: DatabaseSync, seal: BackupCipher): ArchiveWriter {
  const insert = db.prepare('insert into parts values (?, ?, ?)')
  const entries: Entry[] = []
  return {
    entries,
    async add(name, parts) {
      const hash = createHash('sha256')
      const entry: Entry = { name, parts: 0, bytes: 0, sha256: '' }
      for await (const part of parts) {
        hash.update(part)
        insert.run(name, entry.parts, seal.close(zstdCompressSync(part), `${name}#${entry.parts}`))
        entry.parts++
        entry.bytes += part.length
      }
      entry.sha256 = hash.digest('hex')
      entries.push(entry)
      return entry
    },
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

export type Archive = {
  manifest: Manifest
  /** The parts of an entry; throws at the end when they are not what was written. */
  read(entry: Entry): Generator<Buffer>
  close(): void
}

export function openArchive(file: string, passphrase: string | undefined): Archive {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const found = db.prepare('select text, salt, signature from manifest').get()
    if (!found) throw new Error('it has no list of contents')
    const { text, salt, signature } = found as { text: string; salt: string | null; signature: string | null }
    const seal = backupCipherFor(passphrase, salt)
    if (!seal.isSigned(text, signature))
      throw new Error('the passphrase is wrong, or its list of contents was changed')
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format !== FORMAT) throw new Error('it was made by another version of the site')
    return { manifest, read: (entry) => readEntry(db, seal, entry), close: () => db.close() }
  } catch (error) {
    db.close()
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

function* readEntry(db: DatabaseSync, seal: BackupCipher, entry: Entry): Generator<Buffer> {
  const hash = createHash('sha256')
  const select = db.prepare('select bytes from parts where entry = ? and number = ?')
  for (let number = 0; number < entry.parts; number++) {
    const found = select.get(entry.name, number) as { bytes: Uint8Array } | undefined
    const part = found && openPart(seal, Buffer.from(found.bytes), `${entry.name}#${number}`)
    if (!part) throw new Error(`${entry.name} is damaged (part ${number + 1} of ${entry.parts})`)
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== entry.sha256) throw new Error(`${entry.name} is not what was written`)
}

function openPart(seal: BackupCipher, bytes: Buffer, place: string): Buffer | undefined {
  try {
    return zstdDecompressSync(seal.open(bytes, place))
  } catch {
    return undefined
  }
}
