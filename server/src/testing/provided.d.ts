import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
  }
}
