import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptsConnections, freePort } from './free-port.ts'
import { serverAccount } from './postgres.ts'

/**
 * Starts PgBouncer in transaction mode in front of this database server. It has fewer connections than a process of the
 * site opens, so that transactions of several clients take turns on each.
 */
export async function startPgBouncer(program: string, databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'course-pgbouncer-'))
  const [file, log] = [join(folder, 'pgbouncer.ini'), join(folder, 'log')]
  const port = await freePort()
  const database = new URL(databaseUrl).pathname.slice(1)
  const configure = (serverUrl: string) =>
    writeFile(
      file,
      `[databases]
${database} = host=127.0.0.1 port=${new URL(serverUrl).port} user=course
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
logfile = ${log}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_login_retry = 1
`,
    )
  await configure(databaseUrl)
  // PgBouncer does not run as root either.
  const account = serverAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...account })
  const exited = once(child, 'exit')
  while (!(await acceptsConnections(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited:\n${await readFile(log, 'utf8')}`)
  }
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    /** Sends connections to another database server, as an operator does after a failover. */
    async switchTo(serverUrl: string) {
      await configure(serverUrl)
      child.kill('SIGHUP')
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
