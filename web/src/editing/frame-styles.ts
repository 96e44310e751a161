export type Theme = 'light' | 'dark'

/** Gives a frame the styles of the page. The copies have the hashes and addresses that the page's policy allows. */
export function copyStyles(from: Document, to: Document): void {
  to.documentElement.lang = from.documentElement.lang
  if (to.head.querySelector('style, link')) return
  for (const sheet of from.querySelectorAll('style, link[rel="stylesheet"]'))
    to.head.append(sheet.cloneNode(true))
}

const themeQuery = /\(prefers-color-scheme:\s*(light|dark)\)/

/** Shows the frame in one theme, whatever the system prefers. */
export function setTheme(frame: Document, theme: Theme): void {
  for (const sheet of frame.styleSheets) setThemeOf(sheet.cssRules, theme)
  for (const link of frame.querySelectorAll('link')) link.onload = () => setTheme(frame, theme)
  frame.documentElement.style.colorScheme = theme
}

/** The query of a rule as it was written, before it was fixed to one theme. */
const written = new WeakMap<CSSMediaRule, string>()

function setThemeOf(rules: CSSRuleList, theme: Theme): void {
  for (const rule of rules) {
    if (isMediaRule(rule)) {
      const query = written.get(rule) ?? rule.media.mediaText
      const asked = themeQuery.exec(query)?.[1]
      if (asked) {
        written.set(rule, query)
        rule.media.mediaText = query.replace(
          themeQuery,
          asked === theme ? '(min-width: 0)' : '(max-width: 0)',
        )
      }
    }
    if ('cssRules' in rule) setThemeOf((rule as CSSGroupingRule).cssRules, theme)
  }
}

/** Rules of a frame are made by its own constructors, so `instanceof` would not know them. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule
