import type { Compilable } from 'kysely'
import type { Db } from './database.ts'
import type { Bindable } from './reads.ts'
import type { Site } from './site.ts'

type Reader = Pick<Site, 'engine' | 'db' | 'reads'>

/**
 * A read that is built by Kysely but compiled only once per engine, and then run as a kept statement on the
 * connection for reading. `build` must bind exactly its parameters, in their order. What an open transaction has
 * written is not seen.
 */
export function hotRead<Row, Parameters extends readonly Bindable[]>(
  build: (db: Db, ...parameters: Parameters) => Compilable<Row>,
) {
  const compiled = new Map<Site['engine'], string>()
  return (site: Reader, ...parameters: Parameters): Promise<Row[]> => {
    let text = compiled.get(site.engine)
    if (text === undefined) {
      const query = build(site.db, ...parameters).compile()
      if (query.parameters.some((value, index) => value !== parameters[index])) {
        throw new Error(`a hot read must bind its parameters in order: ${query.sql}`)
      }
      text = query.sql
      compiled.set(site.engine, text)
    }
    return site.reads.all<Row>(text, parameters)
  }
}
