import { isColor, isReadableBrandColor, readableBrandColor } from '@course/content/site/brand-color'
import { currencies } from '@course/content/site/format'
import { type BlockName, siteBlocks } from './blocks.ts'
import type { Field, Fields } from './fields.ts'

/** Messages by the path of their field, such as `items.0.question`. */
export type BlockErrors = Record<string, string>

/** Prices below this are refused: card providers do not charge less than half a dollar. */
const MIN_AMOUNT = 50
const MAX_AMOUNT = 99_999_999

/**
 * Checks a block as an editor sends it. The returned value has exactly the declared fields, trimmed; it may only
 * be published if there are no errors.
 */
export function validateBlock(name: BlockName, input: unknown): { value: unknown; errors: BlockErrors } {
  const { value, errors } = validateFields(siteBlocks[name].fields, input)
  if (name === 'offer') checkOffer(value, errors)
  return { value, errors }
}

/** The returned value has exactly these fields, trimmed. */
export function validateFields(fields: Fields, input: unknown) {
  const errors: BlockErrors = {}
  return { value: checkFields(fields, input, '', errors), errors }
}

function checkOffer(offer: Record<string, unknown>, errors: BlockErrors): void {
  if (Number(offer.currentCents) > Number(offer.originalCents))
    errors.currentCents ??= 'The current price cannot be higher than the regular price'
  let before = { from: 0, cents: Number(offer.currentCents) }
  for (const [index, step] of (offer.teamPrices as (typeof before)[]).entries()) {
    if (step.from <= before.from)
      errors[`teamPrices.${index}.from`] ??= 'Enter more seats than in the step above'
    if (step.cents >= before.cents)
      errors[`teamPrices.${index}.cents`] ??= 'Enter less than the price for fewer seats'
    before = step
  }
}

function checkFields(
  fields: Fields,
  input: unknown,
  path: string,
  errors: BlockErrors,
): Record<string, unknown> {
  const record = isRecord(input) ? input : {}
  const checked: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = checkField(field, record[name], path ? `${path}.${name}` : name, errors)
    if (value !== undefined) checked[name] = value
  }
  return checked
}

function checkField(field: Field, input: unknown, path: string, errors: BlockErrors): unknown {
  switch (field.kind) {
    case 'group':
      if (field.isOptional && isEmpty(input)) return undefined
      return checkFields(field.fields, input, path, errors)
    case 'list':
      return checkList(field, input, path, errors)
    case 'choice': {
      const option = field.options.find(({ value }) => value === input)
      if (!option) errors[path] = 'Choose an option'
      return option?.value
    }
    case 'number':
      if (!Number.isInteger(input) || Number(input) < field.min || Number(input) > field.max)
        errors[path] = `Enter a number from ${field.min} to ${field.max}`
      return input
    case 'amount':
      if (!Number.isInteger(input) || Number(input) < MIN_AMOUNT || Number(input) > MAX_AMOUNT)
        errors[path] = 'Enter a price, such as 299 or 249.50'
      return input
    default: {
      const text = typeof input === 'string' ? input.trim() : ''
      const problem = text === '' ? (field.isOptional ? undefined : 'Fill this in') : problemOf(field, text)
      if (problem) errors[path] = problem
      return text
    }
  }
}

function checkList(
  field: Extract<Field, { kind: 'list' }>,
  input: unknown,
  path: string,
  errors: BlockErrors,
): unknown[] {
  const items = Array.isArray(input) ? input : []
  if (items.length < field.min) errors[path] = `Add another ${field.entry}`
  if (items.length > field.max) errors[path] = `Remove a ${field.entry}: there is room for ${field.max}`
  // The editor allows field.max; a list of more than twice that did not come from it, and is cut.
  return items.slice(0, 2 * field.max).map((item, index) => {
    const itemPath = `${path}.${index}`
    return isField(field.item)
      ? checkField(field.item, item, itemPath, errors)
      : checkFields(field.item, item, itemPath, errors)
  })
}

/** Whether a list has plain values instead of entries with fields. */
export const isField = (item: Field | Fields): item is Field => typeof item.kind === 'string'

function problemOf(field: Field, text: string): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      if (text.length > field.maxLength) return `Use at most ${field.maxLength} characters`
      return field.kind === 'text' && /[\r\n]/.test(text) ? 'Use a single line' : undefined
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
        ? undefined
        : 'Enter an email address'
    case 'link':
      return isWebAddress(text) ? undefined : 'Enter an address that begins with https://'
    case 'path':
      return /^\/(?!\/)[\w\-/#?=&.]*$/.test(text) ? undefined : 'Enter a page of this site, such as /account'
    case 'image':
      return /^images\/uploads\/[0-9a-f]{32}\.(png|jpg|gif|webp)$/.test(text)
        ? undefined
        : 'Upload the image again'
    case 'currency':
      return currencies.includes(text) ? undefined : 'Choose a currency'
    case 'day':
      return isDay(text) ? undefined : 'Enter a date'
    case 'timeZone':
      return isTimeZone(text) ? undefined : 'Choose a time zone'
    case 'color':
      if (!isColor(text)) return 'Enter a color such as #5b2a86'
      return isReadableBrandColor(text)
        ? undefined
        : `This color is too light to read on white. Try ${readableBrandColor(text)}.`
    default:
      return undefined
  }
}

function isWebAddress(text: string): boolean {
  return text.length <= 500 && /^https:\/\//.test(text) && URL.canParse(text)
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every((part) => part === ''))
