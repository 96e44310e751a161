import { dataExportCopy, tableTitles } from '@course/content/course/data-export'
import { LOCALE } from '@course/content/site/locale'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { PersonalDataExport } from '../../platform/personal-data-export.ts'

type PageContent = {
  data: PersonalDataExport
  documents: readonly string[]
  siteName: string
  madeAt: string
}

/** Renders the personal data as one self-contained HTML page. */
export function renderHtml({ data, documents, siteName, madeAt }: PageContent): string {
  const tables = Object.entries(data)
  const filled = tables.filter(([, rows]) => rows.length > 0)
  const empty = tables.filter(([, rows]) => rows.length === 0).map(([table]) => titleOf(table))
  return `<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${dataExportCopy.title}: ${escapeHtml(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${dataExportCopy.title}</h1>
<p>${escapeHtml(dataExportCopy.intro(siteName))} ${dataExportCopy.createdOn} ${formatDateTime(madeAt)}.</p>
<ul>${['data.json', ...documents].map(renderFileItem).join('')}</ul>
<p>${escapeHtml(dataExportCopy.excluded)}</p>
<nav aria-label="Contents"><ol>${filled.map(([table, rows]) => `<li><a href="#${table}">${titleOf(table)}</a> (${rows.length})</li>`).join('')}</ol></nav>
${filled.map(([table, rows]) => `<section id="${table}"><h2>${titleOf(table)}</h2>${rows.map(renderRow).join('')}</section>`).join('\n')}
${empty.length > 0 ? `<section><h2>${dataExportCopy.empty}</h2><p>${empty.join(', ')}</p></section>` : ''}
</main>
</body>
</html>
`
}

function titleOf(table: string): string {
  const name = table.replaceAll('_', ' ')
  return escapeHtml(tableTitles[table] ?? name.charAt(0).toUpperCase() + name.slice(1))
}

function renderFileItem(name: string): string {
  const text = name.endsWith('annex.pdf')
    ? dataExportCopy.files.annex
    : name.startsWith('plan')
      ? dataExportCopy.files.plan
      : dataExportCopy.files[name as 'data.json' | 'certificate.pdf']
  return `<li><a href="${name}">${name}</a>: ${escapeHtml(text)}</li>`
}

const renderRow = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([column, value]) =>
        `<dt>${escapeHtml(column.replaceAll('_', ' '))}</dt><dd>${formatValue(value)}</dd>`,
    )
    .join('')}</dl>`

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function formatValue(value: unknown): string {
  if (typeof value !== 'string') return escapeHtml(String(value))
  if (TIMESTAMP.test(value)) return formatDateTime(value)
  return /^[[{]/.test(value) ? `<pre>${escapeHtml(indentJson(value))}</pre>` : escapeHtml(value)
}

const formatDateTime = (at: string) => escapeHtml(at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC'))

/** Indents JSON for reading; returns other text unchanged. */
function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf9f6; --surface: #fff; --ink: #1d1826; --quiet: #5b5468; --line: #e4dee9; --brand: #5b2a86 }
@media (prefers-color-scheme: dark) { :root { --paper: #15111c; --surface: #1f1929; --ink: #f3edf8; --quiet: #b9afc7; --line: #3a3147; --brand: #c4a1e8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 40px 16px 80px }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
h2 { margin: 48px 0 12px; font-size: 22px }
a { color: var(--brand) }
dl { display: grid; grid-template-columns: minmax(110px, 200px) minmax(0, 1fr); gap: 4px 16px; margin: 0 0 12px; padding: 14px 18px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
dt { color: var(--quiet); font-size: 14px }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
pre { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; font: 13px/1.5 ui-monospace, monospace }
@media (max-width: 520px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 8px } }
`
