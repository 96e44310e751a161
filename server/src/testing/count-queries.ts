import type { Db } from '../platform/database.ts'

/** Runs with a database handle that counts its queries, and returns their number. */
export async function countQueries(db: Db, run: (counted: Db) => Promise<unknown>): Promise<number> {
  let queries = 0
  await run(
    db.withPlugin({
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  return queries
}
