/** The only values that mean the same to both engines. */
export type Bindable = string | number | null

/**
 * Hot reads past the query builder: SQL that was compiled once, on a connection of its own, so that on SQLite they
 * do not queue behind an open transaction.
 */
export type Reads = { all<Row>(sql: string, parameters: readonly Bindable[]): Promise<Row[]> }
