import { type BlockName, type Field, type Fields, siteBlocks } from '@course/contract/site-content/blocks'
import { isField } from '@course/contract/site-content/validate-block'

/** A block as rich text: each field with its label, so that versions can be compared. */
export function blockToHtml(block: BlockName, value: unknown): string {
  return linesOf(siteBlocks[block].fields, value)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}

function linesOf(fields: Fields, value: unknown): string[] {
  const record = (value ?? {}) as Record<string, unknown>
  return Object.entries(fields).flatMap(([name, field]) => linesOfField(field, record[name]))
}

function linesOfField(field: Field, value: unknown): string[] {
  if (value === undefined || value === '') return []
  if (field.kind === 'group') return linesOf(field.fields, value)
  if (field.kind === 'list') {
    const { item } = field
    return (value as unknown[]).flatMap((entry) =>
      isField(item) ? linesOfField(item, entry) : linesOf(item, entry),
    )
  }
  return [`${field.label}: ${field.kind === 'amount' ? formatAmount(value) : value}`]
}

const formatAmount = (value: unknown) => new Intl.NumberFormat('en-US').format(Number(value) / 100)

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
