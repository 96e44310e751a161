import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'

/** Screens of staff keep their texts beside the component. */
const STAFF = /^web\/src\/(?:admin|editing|rich-text-editor)\//
/** What no one reads on a page: the console, exceptions, and names that the browser or a library defines. */
const UNREAD_CALLS = /^(?:console\.\w+|\w*Error|Set|classNames|querySelector(?:All)?|closest|createElement)$/
const SHOWN_NAMES = /^(?:aria-label|alt|title|placeholder|label)$/
const UNREAD_NAMES = /class(?:es|name)?$|selector$|id$|^(?:key|type|href|to|role|d|viewBox)$/i

type Node = { type: string; start: number } & Record<string, unknown>

test.each([
  ['<p>Read</p>', 1],
  ['<p aria-label="Read">{copy.text}</p>', 1],
  [`<p>{\`\${done} of \${all} exercises\`}</p>`, 1],
  ["isOpen ? 'Close' : copy.edit", 1],
  ["<p>{isFilled ? 'example' : 'blank'}</p>", 2],
  [`<p aria-label={\`\${name}, \${isFilled ? 'example' : 'blank'}\`}>{copy.text}</p>`, 2],
  ["<p>{format('date')}</p>", 0],
  [`<p className="grid gap-4" role="status">{\`\${copy.title}: \`}</p>`, 0],
  ["console.warn('The text could not be copied', error)", 0],
  ["event.key === 'Escape'", 0],
])('%s has %i texts', (source, count) => {
  expect(findTexts('source.tsx', source)).toHaveLength(count)
})

test('what visitors and learners read comes from content/', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  const sources = files.filter((file) => !STAFF.test(file) && !/\.test\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(200)
  const texts = sources.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return findTexts(file, source).map(({ text, start }) => `${file}:${lineOf(source, start)} ${text}`)
  })
  expect(texts).toEqual([])
})

test('dates, numbers and money are formatted in the locale of the site', () => {
  const files = globSync('{web,server,contract,content}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|build|data)$/.test(path),
  })
  const others = files.filter((file) => {
    if (/\.test\.tsx?$/.test(file) || file === join('content', 'site', 'format.ts')) return false
    const source = readFileSync(join(ROOT, file), 'utf8')
    return /\.toLocale(?:Date|Time)?String\(|new Intl\.(?!Segmenter)\w+\((?!'(?:en|sv-SE)', \{\s*timeZone)|'en-US'/.test(
      source,
    )
  })
  expect(others).toEqual([join('content', 'site', 'locale.ts')])
})

const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length

/**
 * Text between tags, strings that look like words (a capitalized word, or a template with words in it), and every
 * string that is shown as it is.
 */
function findTexts(file: string, source: string): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  const visit = (value: unknown, isShown: boolean): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, isShown)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    const text = textOf(node, isShown)
    if (text !== undefined) texts.push({ text, start: node.start })
    if (isUnread(node)) return
    for (const [name, part] of Object.entries(node)) visit(part, isShownPart(node, name, isShown))
  }
  visit(parseSync(file, source).program, false)
  return texts
}

/** Whether a part of the node, if it is a string, is read: a child of an element, or a label. */
function isShownPart(node: Node, name: string, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return name === 'children'
    case 'JSXAttribute':
      return SHOWN_NAMES.test(nameOf(node.name as Node))
    case 'ConditionalExpression':
      return isShown && name !== 'test'
    case 'LogicalExpression':
      return isShown && (name === 'right' || node.operator !== '&&')
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
      return isShown
    default:
      return false
  }
}

function textOf(node: Node, isShown: boolean): string | undefined {
  if (node.type === 'JSXText')
    return /[a-z]{2}/i.test(String(node.value)) ? String(node.value).trim() : undefined
  if (node.type === 'Literal' && typeof node.value === 'string')
    return (isShown ? /[a-z]{2}/i : /^\W*[A-Z][a-z]/).test(node.value) ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
  if (text === 'Bearer …') return undefined
  return /^\W*[A-Z][a-z]|(?:^|[ …])[a-z]{2,}(?:[ .,!?]|$)/.test(text) ? text : undefined
}

function isUnread(node: Node): boolean {
  if (node.type.startsWith('TS') && !/As|Satisfies|NonNull/.test(node.type)) return true
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'BinaryExpression':
      return node.type !== 'BinaryExpression' || /^[!=]==$/.test(String(node.operator))
    case 'CallExpression':
    case 'NewExpression':
      return UNREAD_CALLS.test(nameOf(node.callee as Node))
    case 'JSXAttribute':
      return UNREAD_NAMES.test(nameOf(node.name as Node))
    case 'VariableDeclarator':
      return UNREAD_NAMES.test(nameOf(node.id as Node))
    case 'Property':
      return UNREAD_NAMES.test(nameOf(node.key as Node))
    default:
      return false
  }
}

/** `console.warn` for a member of the console, otherwise the last name. */
function nameOf(node: Node): string {
  if (node.type !== 'MemberExpression') return String(node.name ?? '')
  const [object, property] = [node.object as Node, node.property as Node]
  return object.name === 'console' ? `console.${property.name}` : String(property.name ?? '')
}
