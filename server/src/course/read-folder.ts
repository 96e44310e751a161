import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from './mistakes.ts'

const MAX_FILES = 3000
const MAX_TEXT_BYTES = 2_000_000
const MAX_IMAGE_BYTES = 10_000_000
const MAX_DEPTH = 4

export type Folder = {
  /** Text files without a byte order mark, by path with `/`. */
  texts: ReadonlyMap<string, string>
  /** Paths of the images on disk, by path in the folder. */
  images: ReadonlyMap<string, string>
}

/**
 * Reads the files of a course. Links are refused, so that an import cannot publish other files of this machine, and
 * sizes are checked before anything is read. Files and folders that begin with a dot are left out.
 */
export async function readFolder(root: string, report: Report): Promise<Folder> {
  const texts = new Map<string, string>()
  const images = new Map<string, string>()
  let files = 0

  async function readEntries(path: string, depth: number): Promise<void> {
    for (const name of (await readdir(join(root, path))).toSorted()) {
      if (name.startsWith('.')) continue
      const entry = path ? `${path}/${name}` : name
      const info = await lstat(join(root, entry))
      if (info.isSymbolicLink()) report(entry, 1, 'is a link. Put the file itself here')
      else if (info.isDirectory()) {
        if (depth === MAX_DEPTH) report(entry, 1, 'is too deep; a course has no such folder')
        else await readEntries(entry, depth + 1)
      } else if (!info.isFile()) report(entry, 1, 'is not a file')
      else if (files >= MAX_FILES) report(entry, 1, `is one file too many; a course has at most ${MAX_FILES}`)
      else await readEntry(entry, info.size)
      files += 1
    }
  }

  async function readEntry(entry: string, size: number): Promise<void> {
    const isImage = entry.startsWith('images/')
    const limit = isImage ? MAX_IMAGE_BYTES : MAX_TEXT_BYTES
    if (size > limit) return report(entry, 1, `is too large; it may have ${limit / 1_000_000} MB`)
    if (isImage) return void images.set(entry.slice('images/'.length), join(root, entry))
    const text = decodeText(await readFile(join(root, entry)))
    if (text === undefined) report(entry, 1, 'is not text in UTF-8. Save it with this encoding')
    else texts.set(entry, text)
  }

  const info = await lstat(root).catch(() => undefined)
  if (!info?.isDirectory()) throw new Error(`There is no folder ${root}`)
  await readEntries('', 1)
  return { texts, images }
}

/** Returns undefined if the bytes are not UTF-8 or contain control characters. */
export function decodeText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text.replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
