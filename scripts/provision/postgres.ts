import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram, installPackages, mayInstallPackages } from './debian.ts'
import { freePort } from './free-port.ts'

interface RunningPostgres {
  /** URL of the maintenance database, as a superuser who can create databases. */
  url: string
  /** Stops it immediately, like a crash, and restarts it with the same data and port. */
  restart(): Promise<void>
  /** Makes a replica a primary. */
  promote(): Promise<void>
  /** Stops it like a crash and deletes its data. */
  stop(): Promise<void>
}

interface PostgresOptions {
  /** Commits survive power loss, as in production. Tests do not need this. */
  durable?: boolean
  /** URL of the server that this one follows by streaming replication. */
  primary?: string
}

/**
 * Starts a separate PostgreSQL server on a free port, with its data in a temporary folder. It stops on `stop()`, and also
 * when this process exits without calling it.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const bin = await providePostgres()
  const account = serverAccount()
  const folder = await mkdtemp(join(tmpdir(), 'course-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  try {
    for (let attempt = 1; ; attempt++) {
      const port = await freePort()
      const server = spawnServer(bin, folder, port, options, account)
      const lines = createInterface({ input: server.stdout! })[Symbol.asyncIterator]()
      const ready = await readyOrOutput(lines)
      if (ready === true) {
        const command = async (name: string) => {
          server.stdin?.write(`${name}\n`)
          const done = await readyOrOutput(lines)
          if (done !== true) throw new Error(`PostgreSQL did not ${name}:\n${done}`)
        }
        return {
          url: `postgres://course@127.0.0.1:${port}/postgres`,
          restart: () => command('restart'),
          promote: () => command('promote'),
          stop: () => stop(server),
        }
      }
      // Retry, because another process may have taken the port in the meantime.
      if (attempt === 3 || !/address already in use/i.test(ready)) {
        throw new Error(`PostgreSQL did not start:\n${ready}`)
      }
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** The folder of the server programs. As root on Debian, installs the package if they are missing. */
export async function providePostgres(): Promise<string> {
  const existing = await findPostgres()
  if (existing) return existing
  if (mayInstallPackages()) {
    await installPackages('postgresql')
    const installed = await findPostgres()
    if (installed) return installed
  }
  throw new Error(
    'The PostgreSQL server programs (initdb, pg_ctl, postgres) are required, but were not found.\n' +
      'Install them (Debian: sudo apt-get install postgresql), or set POSTGRES_BIN to their folder.',
  )
}

/**
 * On Debian the server programs are not in PATH but in one folder per major version; the newest is used. Resolves links,
 * because `psql` is in the folder of the programs themselves.
 */
async function findPostgres(): Promise<string | undefined> {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const home = '/usr/lib/postgresql'
  const majors = await readdir(home).catch(() => [])
  const debian = majors.sort((a, b) => Number(b) - Number(a)).map((major) => join(home, major, 'bin'))
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian].filter(Boolean)
  const found = folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => findProgram(join(folder, name))),
  )
  return found && dirname(await realpath(join(found, 'postgres')))
}

/** PostgreSQL refuses to run as root, so it runs as the user `postgres` or `nobody`. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This user does not exist. Try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/**
 * A shell supervises the server: it waits for its stdin to close, which happens when this process ends in any
 * way, and then stops the server and deletes its data. Ignores Ctrl-C.
 */
const SUPERVISOR = `
trap '' INT TERM HUP
bin=$1 folder=$2 settings=$3 primary=$4
create() {
  if [ "$primary" ]; then "$bin/pg_basebackup" -d "$primary" -D "$folder/data" -R -c fast --no-sync
  else "$bin/initdb" -D "$folder/data" -U course --auth=trust -E UTF8 --locale=C.UTF-8 --no-sync
  fi
}
[ -f "$folder/data/PG_VERSION" ] || create >"$folder/log" 2>&1 </dev/null || { cat "$folder/log"; exit 1; }
start() {
  "$bin/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/log" -o "$settings" start >"$folder/start" 2>&1 </dev/null ||
    { cat "$folder/log" "$folder/start"; exit 1; }
  echo ready
}
stop() {
  "$bin/pg_ctl" -D "$folder/data" -w -m immediate stop >/dev/null 2>&1 </dev/null
}
start
while read -r line; do
  case $line in
    restart) stop; start ;;
    promote) "$bin/pg_ctl" -D "$folder/data" -w promote </dev/null && echo ready || exit 1 ;;
  esac
done
stop
rm -rf "$folder"
`

function spawnServer(
  bin: string,
  folder: string,
  port: number,
  options: PostgresOptions,
  account: { uid: number; gid: number } | undefined,
): ChildProcess {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    // Normal users cannot write to the default socket folder.
    unix_socket_directories: `'${folder}'`,
    max_connections: 200,
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return spawn(
    'sh',
    ['-c', SUPERVISOR, 'sh', bin, folder, `-p ${port} ${flags.join(' ')}`, options.primary ?? ''],
    {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
      // A separate process group, so that a signal to the tests does not stop the server before them.
      detached: true,
      ...account,
    },
  )
}

async function readyOrOutput(lines: AsyncIterator<string>): Promise<true | string> {
  const output: string[] = []
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return output.join('\n')
    if (value === 'ready') return true
    output.push(value)
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.stdin?.end()
  await ended
}
