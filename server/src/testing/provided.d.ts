import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
    /** A migrated and seeded database, as a file of the folder or the name of a PostgreSQL database; `secrets/` is in the folder. */
    template: { folder: string; database: string }
  }
}
