import { type CompiledQuery, type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { SqlValue } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import type { Condition, ReadQuery } from './query.ts'
import type { ColumnType, Resource, Row, RowFilter } from './resource.ts'

const MAX_COMPILED_QUERIES = 500

/**
 * Reads rows of a resource. The SQL of a request depends only on its shape (columns, filters, order), so it
 * is compiled once per shape: compiling it takes longer than the rest of the request.
 */
export function tableReader(site: Site) {
  const compiled = new Map<string, CompiledQuery>()

  function run<Result>(shape: string, parameters: SqlValue[], build: () => CompiledQuery) {
    let query = compiled.get(shape)
    if (!query) {
      query = build()
      if (compiled.size >= MAX_COMPILED_QUERIES) compiled.clear()
      compiled.set(shape, query)
    }
    return site.db.executeQuery({ ...query, parameters } as CompiledQuery<Result>)
  }

  return {
    async rows(resource: Resource, query: ReadQuery, visible: Exclude<RowFilter, 'none'>): Promise<Row[]> {
      const conditions = allConditions(query.conditions, visible)
      const shape = `${resource.table}|${query.shape}|${shapeOfConditions(conditions)}`
      const parameters = bindValues(conditions)
      parameters.push(query.limit, query.offset)
      const { rows } = await run<Row>(shape, parameters, () =>
        compileSelect(site, resource.table, query, conditions),
      )
      return rows.map((row) => toJsonRow(row, query.columns, resource.columns))
    },

    async count(resource: Resource, query: ReadQuery, visible: Exclude<RowFilter, 'none'>): Promise<number> {
      const conditions = allConditions(query.conditions, visible)
      const shape = `count ${resource.table}|${shapeOfConditions(conditions)}`
      const { rows } = await run<{ total: number }>(shape, bindValues(conditions), () =>
        compileCount(site, resource.table, conditions),
      )
      return rows[0]?.total ?? 0
    },
  }
}

export type TableReader = ReturnType<typeof tableReader>

/** Converts database values to native JSON types. */
export function toJsonRow(
  row: Row,
  columns: readonly string[],
  kinds: Readonly<Record<string, ColumnType>>,
): Row {
  const jsonRow: Row = {}
  for (const column of columns) {
    const value = row[column] ?? null
    const kind = kinds[column]
    if (value !== null && kind === 'boolean') jsonRow[column] = value === 1 || value === true
    else if (kind === 'json' && typeof value === 'string') jsonRow[column] = JSON.parse(value)
    else jsonRow[column] = value
  }
  return jsonRow
}

function allConditions(requested: readonly Condition[], visible: Exclude<RowFilter, 'none'>): Condition[] {
  const conditions = [...requested]
  if (visible === 'all') return conditions
  for (const column in visible) {
    const value = visible[column] as SqlValue | readonly SqlValue[]
    conditions.push({ column, values: Array.isArray(value) ? value : [value as SqlValue] })
  }
  return conditions
}

function shapeOfConditions(conditions: readonly Condition[]): string {
  let shape = ''
  for (const { column, values } of conditions) shape += `${column}${isNull(values) ? 'null' : values.length},`
  return shape
}

const isNull = (values: readonly SqlValue[]) => values.length === 1 && values[0] === null

function bindValues(conditions: readonly Condition[]): SqlValue[] {
  const parameters: SqlValue[] = []
  for (const { values } of conditions) if (!isNull(values)) parameters.push(...values)
  return parameters
}

// biome-ignore lint/suspicious/noExplicitAny: the table is only known at run time; names were checked against its declaration
type AnyDb = Kysely<any>

function compileSelect(
  site: Site,
  table: string,
  { columns, order, limit, offset }: ReadQuery,
  conditions: readonly Condition[],
): CompiledQuery {
  let select = (site.db as unknown as AnyDb)
    .selectFrom(table)
    .select([...columns])
    .where((eb) => eb.and(conditions.map((condition) => matches(eb, condition))))
  for (const { column, direction } of order) select = select.orderBy(column, direction)
  // SQLite plans a statement again whenever a bare LIMIT parameter is bound, which costs more than the read.
  return select.limit(sql<number>`${limit} + 0`).offset(sql<number>`${offset} + 0`).compile()
}

const compileCount = (site: Site, table: string, conditions: readonly Condition[]): CompiledQuery =>
  (site.db as unknown as AnyDb)
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('total'))
    .where((eb) => eb.and(conditions.map((condition) => matches(eb, condition))))
    .compile()

// biome-ignore lint/suspicious/noExplicitAny: as above
function matches(eb: ExpressionBuilder<any, string>, { column, values }: Condition) {
  if (isNull(values)) return eb(column, 'is', null)
  return values.length === 1 ? eb(column, '=', values[0]) : eb(column, 'in', [...values])
}
