import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db, SqlValue } from './database.ts'

/**
 * Compiles the SQL of a query once per database, for the most frequent queries, because compiling them takes longer
 * than running them. The values in `build` only stand for those of each call, which
 * are bound in the order of the SQL; constants of the query are written with `sql.lit`.
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
