import { hash } from 'node:crypto'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { PageSources } from '../security-headers.ts'

/** A banner at the bottom of every page. Its style is inline, so that pages without it stay unchanged. */
type PageBanner = { html: string; csp: PageSources }

// Other sticky elements at the bottom, such as a button on phones, stay above the banner.
const style =
  '.page-banner{position:sticky;bottom:0;z-index:45;display:flex;align-items:center;justify-content:center;' +
  'height:3.5rem;padding:0 1.25rem;border-top:1px solid;background:var(--color-warning-wash);' +
  'color:var(--color-warning);font-size:.875rem;line-height:1.3;text-align:center}' +
  '#root .sticky.bottom-0{bottom:3.5rem}' +
  '@media(min-width:48rem){.page-banner{height:2.5rem}#root .sticky.bottom-0{bottom:2.5rem}}' +
  '@media print{.page-banner{display:none}}'

export function pageBanner({ label, text }: { label: string; text: string }): PageBanner {
  const styleHash = hash('sha256', style, 'base64')
  return {
    html: `<style>${style}</style><aside class="page-banner" aria-label="${escapeHtml(label)}">${escapeHtml(text)}</aside>`,
    csp: { style: [`'sha256-${styleHash}'`] },
  }
}
