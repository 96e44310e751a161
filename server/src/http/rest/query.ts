import type { SqlValue } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { ColumnType, Resource, SelectRule } from './resource.ts'

export type Condition = { column: string; values: readonly SqlValue[] }
export type ReadQuery = {
  columns: readonly string[]
  conditions: readonly Condition[]
  order: readonly { column: string; direction: 'asc' | 'desc' }[]
  limit: number
  offset: number
  /** Equal for queries with the same columns and sort order. */
  shape: string
}

/** Maximum number of rows per response; clients page for more. */
export const MAX_ROWS = 1000

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

type QueryString = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses the query string of a read, and throws on anything the rule does not allow. */
export function parseQuery(
  resource: Resource,
  rule: SelectRule,
  query: QueryString,
  visibleColumns = rule.columns,
): ReadQuery {
  const columns = parseColumns(resource, visibleColumns, firstValue(query.select) ?? '*')
  const order = firstValue(query.order)
  return {
    columns,
    conditions: parseConditions(resource, rule.filters, query),
    order: parseOrder(resource, rule.order ?? [], order),
    limit: Math.min(parseNumber(firstValue(query.limit), 'limit') ?? MAX_ROWS, MAX_ROWS),
    offset: parseNumber(firstValue(query.offset), 'offset') ?? 0,
    shape: `${columns.join()}|${order ?? ''}`,
  }
}

export function parseColumns(
  resource: Resource,
  allowed: readonly string[],
  select: string,
): readonly string[] {
  if (select === '*') return allowed
  const columns: string[] = []
  for (const part of select.split(',')) {
    const column = part.trim()
    const selected = column === '*' ? allowed : [requireColumn(resource, allowed, column)]
    for (const one of selected) if (!columns.includes(one)) columns.push(one)
  }
  return columns
}

/** The value of the request's `eq` filter on `column`. */
export const equalityFilter = (conditions: readonly Condition[], column: string): SqlValue | undefined =>
  conditions.find((condition) => condition.column === column && condition.values.length === 1)?.values[0]

function parseConditions(resource: Resource, allowed: readonly string[], query: QueryString): Condition[] {
  const conditions: Condition[] = []
  for (const column in query) {
    const filters = query[column]
    if (RESERVED.has(column) || filters === undefined) continue
    requireColumn(resource, allowed, column)
    for (const filter of typeof filters === 'string' ? [filters] : filters) {
      conditions.push({ column, values: parseFilter(column, resource.columns[column]!, filter) })
    }
  }
  return conditions
}

function parseFilter(column: string, kind: ColumnType, filter: string): readonly SqlValue[] {
  const dot = filter.indexOf('.')
  const operator = filter.slice(0, dot)
  const value = filter.slice(dot + 1)
  switch (operator) {
    case 'eq':
      return [parseValue(column, kind, value)]
    case 'in':
      return parseList(column, value).map((item) => parseValue(column, kind, item))
    case 'is':
      if (value === 'null') return [null]
      if (kind === 'boolean') return [parseValue(column, kind, value)]
  }
  throw new AppError('rest.bad_query', {
    details: `the filter "${filter.slice(0, 60)}" on ${column} is not supported`,
  })
}

function parseList(column: string, value: string): string[] {
  if (!/^\(.*\)$/s.test(value))
    throw new AppError('rest.bad_query', { details: `the list for ${column} has no parentheses` })
  const items = value.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? []
  if (items.length === 0 || items.length > 100)
    throw new AppError('rest.bad_query', { details: `the list for ${column} is empty or too long` })
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replace(/\\(.)/g, '$1') : item))
}

function parseValue(column: string, kind: ColumnType, value: string): SqlValue {
  if (value.includes('\0'))
    throw new AppError('rest.bad_literal', { details: `the value for ${column} contains a null character` })
  if (kind === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true' ? 1 : 0
    throw new AppError('rest.bad_literal', { details: `${column} is a boolean` })
  }
  if (kind === 'integer') {
    if (/^-?\d{1,9}$/.test(value)) return Number(value)
    throw new AppError('rest.bad_literal', { details: `${column} is an integer` })
  }
  return value
}

function parseOrder(
  resource: Resource,
  allowed: readonly string[],
  order: string | undefined,
): ReadQuery['order'] {
  if (order === undefined || order === '') return []
  return order.split(',').map((part) => {
    const [column = '', direction = 'asc', ...rest] = part.trim().split('.')
    requireColumn(resource, allowed, column)
    if (
      (direction !== 'asc' && direction !== 'desc') ||
      rest.some((option) => !/^nulls(first|last)$/.test(option))
    ) {
      throw new AppError('rest.bad_query', { details: `the order "${part.slice(0, 60)}" is invalid` })
    }
    return { column, direction }
  })
}

function parseNumber(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value)) throw new AppError('rest.bad_query', { details: `${name} must be a number` })
  return Number(value)
}

/** A column that exists but is not allowed here is rejected like an undeclared table. */
function requireColumn(resource: Resource, allowed: readonly string[], column: string): string {
  if (allowed.includes(column)) return column
  if (Object.hasOwn(resource.columns, column)) {
    throw new AppError('access.denied', { details: `${resource.table}.${column} may not be used here` })
  }
  throw new AppError('rest.unknown_column', {
    text: `column ${resource.table}.${column.slice(0, 60)} does not exist`,
  })
}

function firstValue(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
