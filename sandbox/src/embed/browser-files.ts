import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../browser')
const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const

interface BrowserFile {
  type: string
  text: string
}

/** A static file of the browser folder. */
export function browserFile(name: string): BrowserFile {
  const extension = name.split('.').at(-1) as keyof typeof types
  return { type: types[extension], text: readFileSync(join(folder, name), 'utf8') }
}

/** Allows only our own files, because the page handles card numbers. */
export function pagePolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
