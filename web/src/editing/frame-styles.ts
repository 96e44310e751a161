export type Theme = 'light' | 'dark'

/** Copies the page's styles into a frame, which inherits the page's CSP and so accepts exact copies. */
export function copyStyles(from: Document, to: Document): void {
  to.documentElement.lang = from.documentElement.lang
  if (to.head.querySelector('style, link')) return
  for (const sheet of from.querySelectorAll('style, link[rel="stylesheet"]'))
    to.head.append(sheet.cloneNode(true))
}

const themeQuery = /\(prefers-color-scheme:\s*(light|dark)\)/

/** Forces a theme, whatever the system prefers. */
export function setTheme(frame: Document, theme: Theme): void {
  for (const sheet of [...frame.styleSheets, ...frame.adoptedStyleSheets])
    setThemeOfRules(sheet.cssRules, theme)
  for (const link of frame.querySelectorAll('link')) link.onload = () => setTheme(frame, theme)
  frame.documentElement.style.colorScheme = theme
}

/** The original media query of each rule that was changed. */
const originalQueries = new WeakMap<CSSMediaRule, string>()

function setThemeOfRules(rules: CSSRuleList, theme: Theme): void {
  for (const rule of rules) {
    if (isMediaRule(rule)) {
      const query = originalQueries.get(rule) ?? rule.media.mediaText
      const queriedTheme = themeQuery.exec(query)?.[1]
      if (queriedTheme) {
        originalQueries.set(rule, query)
        rule.media.mediaText = query.replace(
          themeQuery,
          queriedTheme === theme ? '(min-width: 0)' : '(max-width: 0)',
        )
      }
    }
    if ('cssRules' in rule) setThemeOfRules((rule as CSSGroupingRule).cssRules, theme)
  }
}

/** `instanceof` fails across frames, because each has its own constructors. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule
