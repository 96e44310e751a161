import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
    /** A migrated and seeded database: the path of a SQLite file, or the name of a PostgreSQL database. */
    databaseTemplate: string
  }
}
