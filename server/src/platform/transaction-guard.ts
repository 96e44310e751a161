import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, type Driver, Kysely, type TransactionBuilder } from 'kysely'

const callback = new AsyncLocalStorage<{ isRunning: boolean }>()

/**
 * Inside a transaction's callback only its own handle may be used. A statement through the outer database would wait
 * for ever on SQLite and silently not be part of the transaction on PostgreSQL; here it throws.
 */
export class GuardedKysely<Tables> extends Kysely<Tables> {
  constructor(dialect: Dialect) {
    super({ dialect: guarded(dialect) })
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute((trx) => {
        const state = { isRunning: true }
        return callback.run(state, async () => {
          try {
            return await work(trx)
          } finally {
            // What the callback has started and left running may use the outer database from now on.
            state.isRunning = false
          }
        })
      })
    return builder
  }
}

const guarded = (dialect: Dialect): Dialect => ({
  createDriver: () => guardDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})

/** Statements of a transaction use its connection; only those beside it acquire another. */
function guardDriver(driver: Driver): Driver {
  const acquireConnection = driver.acquireConnection.bind(driver)
  driver.acquireConnection = (options) => {
    if (callback.getStore()?.isRunning)
      throw new Error('inside a transaction only its own handle may be used, not the outer database')
    return acquireConnection(options)
  }
  return driver
}
