import type { z } from 'zod'
import type { Mistake } from './mistakes.ts'
import { JsonMistake, parseJson } from './parse-json.ts'
import { readFolder } from './read-folder.ts'

type Path = readonly PropertyKey[]

/** A parsed file whose values know their line. */
export type JsonFile<Value> = { file: string; value: Value; lineOf(...path: PropertyKey[]): number }

/** The files of a folder. Each file is asked for once; what is left over at the end does not belong to a course. */
export type CourseReader = Awaited<ReturnType<typeof openCourseReader>>

export async function openCourseReader(root: string) {
  const mistakes: Mistake[] = []
  const report = (file: string, line: number, text: string) => void mistakes.push({ file, line, text })
  const { texts, images } = await readFolder(root, report)
  const unread = new Set(texts.keys())

  function readText(file: string): string | undefined {
    unread.delete(file)
    const text = texts.get(file)
    const isRefused = mistakes.some((mistake) => mistake.file === file)
    if (text === undefined && !isRefused) report(file, 1, 'is missing')
    return text
  }

  /** Returns undefined, and reports why, if the file is missing or is not valid JSON. */
  function readRaw(file: string): JsonFile<unknown> | undefined {
    const text = readText(file)
    if (text === undefined) return undefined
    try {
      const { value, lines } = parseJson(text)
      return { file, value, lineOf: (...path) => lineOf(lines, path) }
    } catch (error) {
      if (!(error instanceof JsonMistake)) throw error
      report(file, error.line, error.message)
      return undefined
    }
  }

  function readJson<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): JsonFile<z.output<Schema>> | undefined {
    const raw = readRaw(file)
    if (!raw) return undefined
    const { success, data, error } = schema.safeParse(raw.value)
    if (success) return { ...raw, value: data }
    for (const issue of error.issues) reportIssue(raw, issue)
    return undefined
  }

  function reportIssue({ file, value, lineOf: line }: JsonFile<unknown>, issue: z.core.$ZodIssue): void {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        report(file, line(...issue.path, key), `“${key}” is not known here. Remove it or correct its name`)
      return
    }
    report(file, line(...issue.path), `${nameOf(issue.path)} ${issueText(issue, valueAt(value, issue.path))}`)
  }

  return {
    mistakes,
    report,
    images,
    readText,
    readRaw,
    readJson,
    has: (file: string) => texts.has(file),
    /** The files of a folder that match, such as `page-1.html`. */
    list: (folder: string, pattern: RegExp) =>
      [...texts.keys()].filter(
        (file) => file.startsWith(`${folder}/`) && pattern.test(file.slice(folder.length + 1)),
      ),
    /** Does not check the files that match. */
    leaveOut(pattern: RegExp) {
      for (const file of unread) if (pattern.test(file)) unread.delete(file)
    },
    reportUnread() {
      for (const file of unread) report(file, 1, 'does not belong to a course. Remove it or correct its name')
    },
  }
}

/** The line of a value, or of what it is missing in. */
function lineOf(lines: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const known = lines.get(
      path
        .slice(0, length)
        .map((part) => `/${String(part)}`)
        .join(''),
    )
    if (known !== undefined) return known
  }
  return 1
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

/** The name of a value as its author reads it: `options, number 2`. */
function nameOf(path: Path): string {
  const part = path.at(-1)
  if (part === undefined) return 'The file'
  if (typeof part !== 'number') return `“${String(part)}”`
  const owner = path.findLast((key) => typeof key !== 'number')
  return owner === undefined ? `Number ${part + 1}` : `“${String(owner)}”, number ${part + 1},`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object in braces',
}

function issueText(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'is empty'
        : `must ${sizeText(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${sizeText(issue.origin, 'at most', issue.maximum)}`
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return 'has a form that is not known here'
    default:
      return issue.message
  }
}

function sizeText(origin: string, bound: string, size: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${size} characters`
  return origin === 'array' ? `have ${bound} ${size} entries` : `be ${bound} ${size}`
}
