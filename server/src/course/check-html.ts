import { findRemoved } from '../editing/index.ts'
import { lineAt } from './mistakes.ts'

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<(?=[/!?a-zA-Z])/g
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const WITHOUT_END = new Set(['br', 'hr', 'img', 'source'])
/** Their end tags may be left out. */
const OPTIONAL_END = new Set(['p', 'li', 'td', 'th', 'tr', 'thead', 'tbody', 'tfoot'])
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

type HtmlMistake = { line: number; text: string }

export type HtmlImage = { line: number; path: string }

/** Finds what sanitizing would remove, and elements that are not closed. Also returns the images of this site. */
export function checkHtml(html: string): { mistakes: HtmlMistake[]; images: HtmlImage[] } {
  const mistakes: HtmlMistake[] = []
  const images: HtmlImage[] = []
  const open: { tag: string; line: number }[] = []
  for (const { 0: token, 1: slash, 2: name, 3: rest = '', index } of html.matchAll(TAG)) {
    const line = lineAt(html, index)
    const report = (text: string) => mistakes.push({ line, text })
    if (token === '<') report('this element is not complete; write &lt; for the character itself')
    if (!name) continue
    const tag = name.toLowerCase()
    if (slash) {
      closeElement(tag, line)
      continue
    }
    const attributes = attributesOf(rest)
    for (const text of findRemoved(tag, attributes)) report(text)
    if (tag === 'img' && attributes.alt === undefined)
      report('<img> needs an alt text, or alt="" if it only decorates')
    for (const url of [attributes.src, attributes.poster])
      if (url?.startsWith('images/')) images.push({ line, path: url.slice('images/'.length) })
    if (!WITHOUT_END.has(tag)) open.push({ tag, line })
  }
  for (const { tag, line } of open)
    if (!OPTIONAL_END.has(tag)) mistakes.push({ line, text: `<${tag}> is not closed` })
  return { mistakes: mistakes.toSorted((one, other) => one.line - other.line), images }

  function closeElement(tag: string, line: number): void {
    const start = open.findLastIndex((element) => element.tag === tag)
    if (start === -1) {
      if (!WITHOUT_END.has(tag)) mistakes.push({ line, text: `</${tag}> closes nothing` })
      return
    }
    for (const element of open.splice(start).slice(1))
      if (!OPTIONAL_END.has(element.tag))
        mistakes.push({ line: element.line, text: `<${element.tag}> is not closed` })
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
