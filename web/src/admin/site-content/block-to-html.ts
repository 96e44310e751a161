import { formatMoney } from '@course/content/site/format'
import { type BlockName, siteBlocks } from '@course/contract/site-content/blocks'
import type { Field, Fields } from '@course/contract/site-content/fields'
import { isField } from '@course/contract/site-content/validate-block'
import { linesToHtml } from '../../editing/lines-to-html.ts'

/** A block as rich text: each field with its label, so that versions can be compared. */
export function blockToHtml(block: BlockName, value: unknown): string {
  const { currency = '' } = (value ?? {}) as { currency?: string }
  return linesToHtml(linesOf(siteBlocks[block].fields, value, currency))
}

function linesOf(fields: Fields, value: unknown, currency: string): string[] {
  const record = (value ?? {}) as Record<string, unknown>
  return Object.entries(fields).flatMap(([name, field]) => linesOfField(field, record[name], currency))
}

function linesOfField(field: Field, value: unknown, currency: string): string[] {
  if (value === undefined || value === '') return []
  if (field.kind === 'group') return linesOf(field.fields, value, currency)
  if (field.kind === 'list') {
    const { item } = field
    return (value as unknown[]).flatMap((entry) =>
      isField(item) ? linesOfField(item, entry, currency) : linesOf(item, entry, currency),
    )
  }
  return [`${field.label}: ${field.kind === 'amount' ? formatMoney(Number(value), currency) : value}`]
}
