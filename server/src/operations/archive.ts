import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type BackupCipher, backupCipherFor, createBackupCipher } from './backup-cipher.ts'

/**
 * A backup is an SQLite database with the tables, files and secrets of a site. Each entry is stored in
 * numbered parts, compressed and, with a passphrase, encrypted. The manifest is written last.
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
  /** The applied migrations. */
  migrations: string[]
  entries: Entry[]
}

export type ArchiveWriter = {
  /** Adds an entry, part by part. The parts of a table are JSON with columns and rows. */
  add(name: string, parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Entry>
  entries: readonly Entry[]
}

/** Writes a backup. The file gets its name only when it is complete. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'entries'>>,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
  const partialFile = `${file}.partial`
  rmSync(partialFile, { force: true })
  closeSync(openSync(partialFile, 'wx', 0o600))
  const db = new DatabaseSync(partialFile)
  try {
    // No journal: nothing reads the file before it is complete.
    db.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${SCHEMA}`)
    const cipher = createBackupCipher(passphrase)
    const writer = createArchiveWriter(db, cipher)
    const manifest: Manifest = { format: FORMAT, ...(await fill(writer)), entries: [...writer.entries] }
    const text = JSON.stringify(manifest)
    db.prepare('insert into manifest values (?, ?, ?)').run(text, cipher.salt, cipher.sign(text))
    db.exec('commit')
    db.close()
    syncToDisk(partialFile)
    renameSync(partialFile, file)
    return manifest
  } catch (error) {
    if (db.isOpen) db.close()
    rmSync(partialFile, { force: true })
    throw error
  }
}

function createArchiveWriter(db: DatabaseSync, cipher: BackupCipher): ArchiveWriter {
  const insert = db.prepare('insert into parts values (?, ?, ?)')
  const entries: Entry[] = []
  return {
    entries,
    async add(name, parts) {
      const hash = createHash('sha256')
      const entry: Entry = { name, parts: 0, bytes: 0, sha256: '' }
      for await (const part of parts) {
        hash.update(part)
        insert.run(name, entry.parts, cipher.encrypt(zstdCompressSync(part), `${name}#${entry.parts}`))
        entry.parts++
        entry.bytes += part.length
      }
      entry.sha256 = hash.digest('hex')
      entries.push(entry)
      return entry
    },
  }
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

export type Archive = {
  manifest: Manifest
  /** Yields the parts of an entry; throws at the end if the checksum does not match. */
  read(entry: Entry): Generator<Buffer>
  close(): void
}

export function openArchive(file: string, passphrase: string | undefined): Archive {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const row = db.prepare('select text, salt, signature from manifest').get()
    if (!row) throw new Error('it has no manifest')
    const { text, salt, signature } = row as { text: string; salt: string | null; signature: string | null }
    const cipher = backupCipherFor(passphrase, salt)
    if (!cipher.verifies(text, signature))
      throw new Error('the passphrase is wrong, or the manifest was changed')
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format !== FORMAT) throw new Error('it was created by another version of the site')
    return { manifest, read: (entry) => readEntry(db, cipher, entry), close: () => db.close() }
  } catch (error) {
    db.close()
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

function* readEntry(db: DatabaseSync, cipher: BackupCipher, entry: Entry): Generator<Buffer> {
  const hash = createHash('sha256')
  const select = db.prepare('select bytes from parts where entry = ? and number = ?')
  for (let number = 0; number < entry.parts; number++) {
    const row = select.get(entry.name, number) as { bytes: Uint8Array } | undefined
    const part = row && decryptPart(cipher, Buffer.from(row.bytes), `${entry.name}#${number}`)
    if (!part) throw new Error(`${entry.name} is damaged (part ${number + 1} of ${entry.parts})`)
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== entry.sha256) throw new Error(`${entry.name} does not match its checksum`)
}

function decryptPart(cipher: BackupCipher, bytes: Buffer, context: string): Buffer | undefined {
  try {
    return zstdDecompressSync(cipher.decrypt(bytes, context))
  } catch {
    return undefined
  }
}
