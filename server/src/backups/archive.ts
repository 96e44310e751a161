import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { BUCKETS } from '../media/index.ts'
import { type BackupCipher, BackupError, backupCipherFor, createBackupCipher } from './backup-cipher.ts'
import type { Row } from './snapshot.ts'

/**
 * A backup is an SQLite database with the tables, files and secrets of a site. Each entry is stored in
 * numbered parts, compressed and, with a passphrase, encrypted. The manifest is written last.
 */
const SCHEMA = `
  create table parts (entry text not null, number integer not null, bytes blob not null, primary key (entry, number)) without rowid;
  create table manifest (text text not null, salt text, signature text)`
const FORMAT_VERSION = 1

/**
 * The names that a backup may contain. A restore writes files under these names, so a name must not lead out of its
 * folder, also on Windows.
 */
const isEntryName = (name: string): boolean => {
  const [kind, ...rest] = name.split('/')
  if (kind === 'table') return rest.length === 1 && /^[a-z_][a-z0-9_]*$/.test(rest[0]!)
  if (kind === 'secret') return rest.length === 1 && /^[\w-]+$/.test(rest[0]!)
  const [bucket, ...path] = rest
  if (kind !== 'media' || path.length === 0) return false
  return BUCKETS.some((known) => known === bucket) && path.every((part) => !/^\.{0,2}$|[\\\0]/.test(part))
}

const entrySchema = z.object({
  name: z.string().refine(isEntryName, { error: ({ input }) => `it has an invalid entry name: ${input}` }),
  parts: z.int().min(0),
  bytes: z.number().min(0),
  sha256: z.string(),
  rows: z.int().min(0).optional(),
})
const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The applied migrations. */
  migrations: z.array(z.string()),
  entries: z.array(entrySchema),
})

export type Entry = z.infer<typeof entrySchema>
export type Manifest = z.infer<typeof manifestSchema>

/** What one part of a table contains, as JSON. */
export type TablePart = { columns: string[]; rows: Row[] }

export type ArchiveWriter = {
  /** Adds an entry, part by part. */
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
    const manifest: Manifest = {
      format: FORMAT_VERSION,
      ...(await fill(writer)),
      entries: [...writer.entries],
    }
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

/** Opens a backup. Throws one sentence if it is damaged, not encrypted although it should be, or not a backup. */
export function openArchive(file: string, passphrase: string | undefined): Archive {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const { text, salt, signature } = readManifestRow(db)
    if (passphrase !== undefined && salt === null)
      throw new BackupError(
        'it is not encrypted, although BACKUP_PASSPHRASE is set. Anyone could have changed it. If you trust it, unset BACKUP_PASSPHRASE and try again',
      )
    const cipher = backupCipherFor(passphrase, salt)
    if (!cipher.isSignatureValid(text, signature))
      throw new BackupError('the passphrase is wrong, or the manifest was changed')
    const manifest = parseManifest(text)
    const opened = db
    return { manifest, read: (entry) => readEntry(opened, cipher, entry), close: () => opened.close() }
  } catch (error) {
    db?.close()
    const reason = error instanceof BackupError ? error.message : 'it is damaged, or not a backup'
    throw new Error(`${file} cannot be used: ${reason}.`, { cause: error })
  }
}

function readManifestRow(db: DatabaseSync) {
  const row = db.prepare('select text, salt, signature from manifest').get()
  if (!row) throw new BackupError('it has no manifest')
  return row as { text: string; salt: string | null; signature: string | null }
}

function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if ((value as Manifest).format !== FORMAT_VERSION)
    throw new BackupError('it was created by another version of the site')
  const { data, error } = manifestSchema.safeParse(value)
  if (data) return data
  const name = error.issues.find(({ code }) => code === 'custom')
  throw new BackupError(name?.message ?? 'its manifest is damaged')
}

function* readEntry(db: DatabaseSync, cipher: BackupCipher, entry: Entry): Generator<Buffer> {
  const hash = createHash('sha256')
  for (let number = 0; number < entry.parts; number++) {
    const part = readPart(db, cipher, entry.name, number)
    if (!part) throw new Error(`${entry.name} is damaged (part ${number + 1} of ${entry.parts}).`)
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== entry.sha256) throw new Error(`${entry.name} does not match its checksum.`)
}

/** Undefined if the part is missing or damaged, whatever SQLite, the cipher or zstd say about it. */
function readPart(db: DatabaseSync, cipher: BackupCipher, name: string, number: number): Buffer | undefined {
  try {
    const row = db.prepare('select bytes from parts where entry = ? and number = ?').get(name, number)
    return zstdDecompressSync(cipher.decrypt(Buffer.from(row!.bytes as Uint8Array), `${name}#${number}`))
  } catch {
    return undefined
  }
}
