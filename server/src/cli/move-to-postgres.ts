import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { moveToPostgres, print, requireSingleArgument, runCommand } from '../operations/index.ts'
import { readDataDir } from '../platform/config.ts'

const usage = `npm run move-to-postgres -- postgres://user:password@host:port/database
Copies the SQLite database in DATA_DIR to an empty PostgreSQL database and compares every table. Stop the site first.
The SQLite file is not changed; media and secrets stay in DATA_DIR.`

await runCommand({ usage }, async (args) => {
  const url = requireSingleArgument(args, usage)
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error(usage)
  await moveToPostgres(join(readDataDir(process.env), 'course.sqlite'), url, migrations, print)
  print('All rows were copied and compared. Start the site with DATABASE_URL set to this URL.')
})
