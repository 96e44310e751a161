import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseSync } from 'vite'
import { ROOT } from '../prepare.mjs'
import { copyProgram } from './copy-program.ts'

/**
 * Copies the program, translates every text of its `content/` into a language without the letters a, e, i, o and u, whose
 * words are a third longer, and builds its pages. Whatever still has such a letter on a page does not come from `content/`.
 * Dates and numbers are Greek, so they have none.
 */
export async function buildSecondLocale(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'course-second-locale-'))
  await copyProgram(root)
  await translateContent(join(root, 'content'))
  await writeFile(join(root, 'content/site/locale.ts'), "export const LOCALE: string = 'el-GR'\n")
  // The same fonts, which take long to cut.
  await cp(join(ROOT, 'web/build/fonts'), join(root, 'web/build/fonts'), { recursive: true })
  await promisify(execFile)(process.execPath, ['web/build.ts'], { cwd: root })
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

async function translateContent(folder: string): Promise<void> {
  for await (const name of glob('**/*.{ts,html,svg}', { cwd: folder })) {
    const file = join(folder, name)
    const source = await readFile(file, 'utf8')
    await writeFile(file, name.endsWith('.ts') ? translateModule(name, source) : translate(source))
  }
}

const VOWELS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Escapes, tags, placeholders, entities and addresses are no words. */
const NO_WORDS = /\\u[\da-f]{4}|\\.|<[^>]*>|\{[^{}]*\}|&\w+;|\bhttps?:\S+|\S+@\S+|(?<![\w<])\/[\w/-]+/g
const READ_ATTRIBUTE = /\b(?:alt|title|aria-label)="[^"]*"/g

/** `Read page 2 of {pages}` becomes `Rééáád páágéé 2 óóf {pages}`. */
export function translate(text: string): string {
  let result = ''
  let end = 0
  for (const match of text.matchAll(NO_WORDS)) {
    result += translateWords(text.slice(end, match.index))
    result += match[0].startsWith('<')
      ? match[0].replace(READ_ATTRIBUTE, (attribute) =>
          attribute.replace(/"[^"]*"/, (words) => translate(words)),
        )
      : match[0]
    end = match.index + match[0].length
  }
  return result + translateWords(text.slice(end))
}

const translateWords = (text: string): string =>
  text.replace(/[aeiou]/gi, (letter) => {
    const vowel = VOWELS[letter.toLowerCase()]!
    return (letter === letter.toLowerCase() ? vowel : vowel.toUpperCase()) + vowel
  })

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Translates the strings of a module that are texts, and leaves ids, paths and keys. */
function translateModule(file: string, source: string): string {
  const texts: Node[] = []
  const visit = (value: unknown, isInText: boolean): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, isInText)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    if (node.type.startsWith('TS') && !/As|Satisfies|NonNull/.test(node.type)) return
    if (/^(?:Import|ExportAll)/.test(node.type)) return
    const isTextNode = isText(node, isInText)
    if (isTextNode) texts.push(...(node.type === 'Literal' ? [node] : (node.quasis as Node[])))
    for (const [name, part] of Object.entries(node)) {
      const isName = (name === 'key' || name === 'property') && !node.computed
      if (isName && isProperName(part as Node)) texts.push(part as Node)
      if (!isName) visit(part, isTextNode || isReadProperty(node) || (isInText && isPassedOn(node, name)))
    }
  }
  visit(parseSync(file, source).program, false)
  texts.sort((a, b) => b.start - a.start)
  return texts.reduce(
    (result, { start, end }) =>
      result.slice(0, start) + translate(result.slice(start, end)) + result.slice(end),
    source,
  )
}

/** A single word in lower case is an id, except among other words: `${count === 1 ? 'page' : 'pages'}`. */
function isText(node: Node, isInText: boolean): boolean {
  const text =
    node.type === 'TemplateLiteral'
      ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('0')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : undefined
  return text !== undefined && (isInText || /^\W*[A-Z](?:[a-z]|$)|\S\s+\S|[^\x20-\x7e]/.test(text))
}

/** Properties that hold only texts, also of a single word. */
const READ_PROPERTY =
  /^(?:label|detail|text|unit|or|link|before|after|included|enrollment|term|forms|minuteWords)$/

const isReadProperty = (node: Node) =>
  node.type === 'Property' && READ_PROPERTY.test(String((node.key as Node).name))

/** A key such as `Meters`, `'One Plan'` or `'natural experiment'`, which is also shown. */
const isProperName = ({ type, name, value }: Node) =>
  type === 'Identifier' ? /^[A-Z][a-z]+$/.test(String(name)) : /^[A-Z][a-z]|\S\s+\S/.test(String(value))

const isPassedOn = ({ type }: Node, name: string) =>
  (type === 'ConditionalExpression' && name !== 'test') ||
  type === 'LogicalExpression' ||
  type === 'ArrayExpression'
