import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { courseImages } from '@course/content/course/images'
import { lineAt, type Report } from './mistakes.ts'
import { decodeText } from './read-folder.ts'

/** An image of the folder and the path in the bucket `images` that it gets; drawings for phones have a height. */
export type CourseImage = { name: string; file: string; path: string; height?: number }

const RASTER = /\.(png|jpe?g|gif|webp)$/
const UPLOAD_PATH = /^uploads\/[\da-f]{32}\.(png|jpg|gif|webp)$/
const NAME = /^(?:uploads\/)?[a-z\d][\w.-]{0,80}$/i
const MAX_SVG_BYTES = 500_000

/** Could run or load something when the file is opened by itself; a drawing needs none of it. */
const FORBIDDEN_IN_SVG: readonly [RegExp, string][] = [
  [/<script\b/i, 'a script'],
  [
    /<(foreignObject|iframe|embed|object|audio|video|image|use|a|set|animate\w*)\b/i,
    'an element that a drawing may not have',
  ],
  [/<!(DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?(?!xml\b)/i, 'a processing instruction'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/\b(?:xlink:)?href\s*=/i, 'a link'],
  [/javascript\s*:/i, 'a script'],
  [/url\((?!\s*['"]?#)/i, 'a URL'],
  [/@import/i, 'an import of styles'],
]

/** Whether an image has the path of an upload in its bucket, as exported photos have. */
export const isUploadPath = (path: string): boolean => UPLOAD_PATH.test(path)

/**
 * Checks the images and decides where they are stored. The path contains a hash of the content, so that an image never
 * replaces another one that an earlier version of a page shows. Images of this release and exported photos keep their
 * names; an import gives a photo that was edited since another one.
 */
export async function readImages(
  images: ReadonlyMap<string, string>,
  report: Report,
): Promise<Map<string, CourseImage>> {
  const builtIn = new Map(courseImages().map(({ name, file }) => [name, file]))
  const contents = new Map<string, Buffer>()
  for (const [name, file] of images) {
    if (!NAME.test(name)) {
      report(`images/${name}`, 1, 'needs a name of letters, digits, dots and hyphens, directly in images/')
      continue
    }
    const content = await readFile(file)
    if (name.endsWith('.svg')) checkSvg(name, content, report)
    else if (!RASTER.test(name)) report(`images/${name}`, 1, 'is not an SVG, PNG, JPEG, GIF or WebP image')
    contents.set(name, content)
  }
  const read = new Map<string, CourseImage>()
  for (const [name, content] of contents) {
    const file = images.get(name)!
    const builtInFile = builtIn.get(name)
    const isBuiltIn = builtInFile !== undefined && (await readFile(builtInFile)).equals(content)
    const path = isBuiltIn || isUploadPath(name) ? name : pathFor(name, contents)
    const height = name.endsWith('-tall.svg') ? heightOf(content) : undefined
    read.set(name, { name, file, path, ...(height !== undefined && { height }) })
  }
  return read
}

export const tallName = (name: string): string => name.replace(/\.svg$/, '-tall.svg')

/** A figure and its drawing for phones are stored side by side, so both decide the folder. */
function pathFor(name: string, contents: ReadonlyMap<string, Buffer>): string {
  if (!name.endsWith('.svg')) {
    const type = name
      .slice(name.lastIndexOf('.') + 1)
      .toLowerCase()
      .replace('jpeg', 'jpg')
    return `uploads/${hashOf([contents.get(name)!]).slice(0, 32)}.${type}`
  }
  const wide = name.replace(/-tall\.svg$/, '.svg')
  const both = [wide, tallName(wide)].flatMap((one) => contents.get(one) ?? [])
  return `course/${hashOf(both).slice(0, 12)}/${name}`
}

function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}

function checkSvg(name: string, content: Buffer, report: Report): void {
  const file = `images/${name}`
  if (content.length > MAX_SVG_BYTES) {
    report(file, 1, `is too large; an SVG image may have ${MAX_SVG_BYTES / 1000} kB`)
    return
  }
  const text = decodeText(content)
  if (text === undefined) {
    report(file, 1, 'is not text in UTF-8. Save it with this encoding')
    return
  }
  if (!/<svg[\s>]/.test(text)) report(file, 1, 'is not an SVG image')
  for (const [pattern, what] of FORBIDDEN_IN_SVG) {
    const found = pattern.exec(text)
    if (found) report(file, lineAt(text, found.index), `contains ${what}, which is not allowed`)
  }
}

/** The height of a drawing for phones, which is 360 wide. */
function heightOf(svg: Buffer): number | undefined {
  const [, width, height] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg.toString('utf8')) ?? []
  return width && height ? Math.round((Number(height) * 360) / Number(width)) : undefined
}
