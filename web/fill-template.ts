import { LOCALE } from '@course/content/site/locale'
import { pageErrorCopy, shellCopy } from '@course/content/site/shell'

/** A prerendered page: index.html with the rendered page and its head tags. */
export function prerenderedPage(template: string, rendered: string, head: string): string {
  // React outputs elements that belong in the head first.
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(rendered)?.[0] ?? ''
  const body = rendered.slice(hoisted.length)
  return fillTexts(template)
    .replace('<!--head-->', () => hoisted + head)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
}

/** Any other page: index.html with the loading shell. */
export function appPage(template: string, loadingShell: string, head: string): string {
  return fillTexts(template)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${loadingShell}</div>`)
}

/** Texts of index.html, which are shown without scripts. */
const texts: Record<string, string> = {
  NEEDS_SCRIPTS: shellCopy.needsScripts,
  CODE_MISSING: pageErrorCopy.codeMissing,
  RELOAD: pageErrorCopy.reload,
  FAILED: pageErrorCopy.eyebrow,
}

const fillTexts = (template: string): string =>
  template
    .replace(/<html lang="[^"]*"/, `<html lang="${LOCALE}"`)
    .replace(/__([A-Z_]+)__/g, (placeholder, name: string) => texts[name] ?? placeholder)
