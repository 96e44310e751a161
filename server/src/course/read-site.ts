import { mailDefinitions } from '@course/content/course/mail/mails'
import { mailTextId, siteTextId } from '@course/contract/editing/texts'
import { courseBlockNames } from '@course/contract/site-content/blocks'
import { validateMailText } from '@course/contract/site-content/mail-texts'
import { type BlockErrors, validateBlock } from '@course/contract/site-content/validate-block'
import { mailRulesOf } from '../site-content/index.ts'
import type { CourseReader, JsonFile } from './course-reader.ts'
import type { CourseText } from './course-text.ts'
import type { CourseImage } from './images.ts'

type Checked = { value: unknown; errors: BlockErrors }

/** Reads the settings of the site and the blocks of its front page. Each has a file. */
export function readSite(reader: CourseReader, images: ReadonlyMap<string, CourseImage>): CourseText[] {
  return courseBlockNames.flatMap((name) => {
    const check = (input: unknown) => validateBlock(name, withStoredImages(input, images))
    const content = readChecked(reader, `site/${name}.json`, check)
    return content === undefined ? [] : [{ id: siteTextId(name), kind: 'site' as const, content }]
  })
}

/** Reads the words of mails. A mail without a file keeps its words. */
export function readMails(reader: CourseReader): CourseText[] {
  return mailDefinitions.flatMap((definition) => {
    const file = `mails/${definition.name}.json`
    if (!reader.has(file)) return []
    const content = readChecked(reader, file, (input) => validateMailText(mailRulesOf(definition), input))
    return content === undefined ? [] : [{ id: mailTextId(definition.name), kind: 'mail' as const, content }]
  })
}

function readChecked(
  reader: CourseReader,
  file: string,
  check: (input: unknown) => Checked,
): string | undefined {
  const json = reader.readRaw(file)
  if (!json) return undefined
  const { value, errors } = check(json.value)
  for (const [path, text] of Object.entries(errors))
    reader.report(file, json.lineOf(...path.split('.')), `“${path.split('.').at(-1)}”: ${text}`)
  reportUnknown(reader, json, { input: json.value, checked: value, path: [] })
  return JSON.stringify(value)
}

type Compared = { input: unknown; checked: unknown; path: readonly PropertyKey[] }

/** Names that checking has dropped are wrong names. An empty part may be left out. */
function reportUnknown(
  reader: CourseReader,
  json: JsonFile<unknown>,
  { input, checked, path }: Compared,
): void {
  if (typeof input !== 'object' || input === null || typeof checked !== 'object' || checked === null) return
  for (const [key, part] of Object.entries(input)) {
    const partPath = [...path, key]
    if (Object.hasOwn(checked, key))
      reportUnknown(reader, json, { input: part, checked: Reflect.get(checked, key), path: partPath })
    else if (!Array.isArray(input) && !isBlank(part))
      reader.report(
        json.file,
        json.lineOf(...partPath),
        `“${key}” is not known here. Remove it or correct its name`,
      )
  }
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((part) => part === ''))

/** Blocks name images by their path in the folder. */
function withStoredImages(value: unknown, images: ReadonlyMap<string, CourseImage>): unknown {
  if (typeof value === 'string') {
    const name = /^images\/(.+)$/.exec(value)?.[1]
    const image = name === undefined ? undefined : images.get(name)
    return image ? `images/${image.path}` : value
  }
  if (Array.isArray(value)) return value.map((item) => withStoredImages(item, images))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withStoredImages(part, images)]))
}
