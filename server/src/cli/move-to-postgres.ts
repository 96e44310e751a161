import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { moveToPostgres, print, requireSingleArgument, runCommand } from '../operations/index.ts'
import { readDataDir } from '../platform/config.ts'

const usage = `npm run move-to-postgres -- postgres://user:password@host:port/database
Copies everything from the SQLite database of DATA_DIR into an empty PostgreSQL database and compares every table.
Stop the site first. The SQLite file stays as it was; media and secrets stay in DATA_DIR.`

await runCommand({ usage }, async (args) => {
  const url = requireSingleArgument(args, usage)
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error(usage)
  await moveToPostgres(join(readDataDir(process.env), 'course.sqlite'), url, migrations, print)
  print('Everything is there and the same. Start the site with DATABASE_URL set to this address.')
})
