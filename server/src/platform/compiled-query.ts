import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db, SqlValue } from './database.ts'

/**
 * Compiles a frequent query once per database, because compiling takes longer than running it. `build` gets placeholder
 * values; each call binds its own, in the order of the SQL. Constants are written with `sql.lit`.
 */
export function compiledQuery<Row>(build: (db: Db) => Compilable<Row>) {
  /** By dialect, since tests open both engines in one process. A transaction has its database's adapter. */
  const compiledByAdapter = new WeakMap<object, CompiledQuery<Row>>()
  return (db: Db, ...parameters: SqlValue[]): Promise<QueryResult<Row>> => {
    const { adapter } = db.getExecutor()
    const query = compiledByAdapter.get(adapter) ?? build(db).compile()
    compiledByAdapter.set(adapter, query)
    if (parameters.length !== query.parameters.length)
      throw new TypeError(`wrong number of values: ${query.sql}`)
    return db.executeQuery({ ...query, parameters })
  }
}
