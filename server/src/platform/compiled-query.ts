import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db, SqlValue } from './database.ts'

type Values = Readonly<Record<string, SqlValue>>

/**
 * Compiles a query's SQL once, for queries on every request: building and compiling takes longer than the
 * read. `build` receives placeholders, so it may only pass them on.
 */
export function compiledQuery<V extends Values, Result>(build: (db: Db, values: V) => Compilable<Result>) {
  /** By dialect, since tests open both engines in one process. A transaction has its database's adapter. */
  const compiledByAdapter = new WeakMap<object, CompiledQuery<Result>>()

  return (db: Db, values: V): Promise<QueryResult<Result>> => {
    const { adapter } = db.getExecutor()
    let query = compiledByAdapter.get(adapter)
    if (!query) {
      query = build(db, placeholders as V).compile()
      compiledByAdapter.set(adapter, query)
    }
    return db.executeQuery({ ...query, parameters: query.parameters.map((value) => bind(value, values)) })
  }
}

/** A placeholder symbol per name; no column value is a symbol, so they cannot be confused. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => Symbol(String(name)) })

function bind(parameter: unknown, values: Values): unknown {
  if (typeof parameter !== 'symbol') return parameter
  const value = values[parameter.description!]
  if (value === undefined) throw new TypeError(`no value for ${parameter.description}`)
  return value
}
