import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, type Driver, Kysely, type TransactionBuilder } from 'kysely'
import type { Log } from './log.ts'

const activeTransaction = new AsyncLocalStorage<{ isRunning: boolean }>()

/** PostgreSQL ends a deadlock by rolling one of its transactions back. */
const isDeadlock = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '40P01'

/**
 * Throws if a transaction's callback uses the outer database instead of its own handle. Such a statement
 * would deadlock on SQLite and silently run outside the transaction on PostgreSQL. Because callbacks do
 * nothing but database calls, one that PostgreSQL rolled back to end a deadlock runs a second time.
 */
export class GuardedKysely<Tables> extends Kysely<Tables> {
  readonly #log: Pick<Log, 'warn'>

  constructor(dialect: Dialect, log: Pick<Log, 'warn'>) {
    super({ dialect: guardDialect(dialect) })
    this.#log = log
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => {
      const runOnce = () =>
        execute((trx) => {
          const state = { isRunning: true }
          return activeTransaction.run(state, async () => {
            try {
              return await work(trx)
            } finally {
              // Work that the callback left running may use the outer database from now on.
              state.isRunning = false
            }
          })
        })
      return runOnce().catch((error) => {
        if (!isDeadlock(error)) throw error
        this.#log.warn({ err: error }, 'a transaction ran into a deadlock and is repeated')
        return runOnce()
      })
    }
    return builder
  }
}

const guardDialect = (dialect: Dialect): Dialect => ({
  createDriver: () => guardDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})

/** Statements of a transaction use its connection; only statements outside of it acquire another. */
function guardDriver(driver: Driver): Driver {
  const acquireConnection = driver.acquireConnection.bind(driver)
  driver.acquireConnection = (options) => {
    if (activeTransaction.getStore()?.isRunning)
      throw new Error('inside a transaction only its own handle may be used, not the outer database')
    return acquireConnection(options)
  }
  return driver
}
