import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type HostileText = { name: string; html: string }

/** The test cases, shared with the server tests. */
export function hostileCases(): HostileText[] {
  const file = join(import.meta.dirname, '..', 'fixtures', 'hostile-html.json')
  const cases = JSON.parse(readFileSync(file, 'utf8')) as HostileText[]
  expect(cases.length).toBeGreaterThanOrEqual(100)
  return cases
}

/** Runs in the page: inserts each text, simulates user interaction, and returns the violations. */
export async function probeHostileHtml(texts: HostileText[]): Promise<string[]> {
  const violations: string[] = []
  for (const { name, html } of texts) {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    for (const element of container.querySelectorAll('*')) {
      for (const { name: attribute, value } of element.attributes) {
        const isHandler = attribute.startsWith('on')
        const isScript = /^\s*(javascript|vbscript|data):/i.test(value)
        if (isHandler || isScript) violations.push(`${name}: ${attribute}="${value}"`)
      }
      if (/^(script|style|svg|math|object|embed|form|base|meta|link|template)$/i.test(element.localName)) {
        violations.push(`${name}: <${element.localName}>`)
      }
      for (const event of ['mouseover', 'pointerover', 'focus', 'load', 'error', 'toggle', 'animationend']) {
        element.dispatchEvent(new Event(event, { bubbles: true }))
      }
    }
    await new Promise(requestAnimationFrame)
    container.remove()
  }
  return violations
}
