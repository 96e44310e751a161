import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../testing/database-copy.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

const isThere = (program: string) => spawnSync('which', [program]).status === 0

test('systemd is told when the site is ready, that it lives, and when it stops', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(!isThere('systemd-notify') || !isThere('perl'), 'systemd-notify and perl are not here')
  const manager = await listen(join(temporaryFolder(), 'notify'))
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    ...{ PORT, SANDBOX_PORT, NOTIFY_SOCKET: manager.socket, WATCHDOG_USEC: '1000000' },
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await emptyDatabase() : '',
  })
  await expect.poll(manager.heard).toContain('READY=1')
  await expect.poll(manager.heard).toContain('WATCHDOG=1')
  expect(manager.heard()).not.toContain('STOPPING=1')
  site.kill('SIGTERM')
  expect(await site.exited).toBe(0)
  await expect.poll(manager.heard).toContain('STOPPING=1')
})

/** Listens as systemd does; Node cannot, and perl is on every Debian. */
async function listen(socket: string) {
  const program = `
    use Socket; $| = 1;
    socket(my $s, AF_UNIX, SOCK_DGRAM, 0) or die $!;
    bind($s, pack_sockaddr_un($ARGV[0])) or die $!;
    print "listening\\n";
    while (defined recv($s, my $words, 4096, 0)) { print "$words\\n" }`
  const child = spawn('perl', ['-e', program, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await once(child.stdout, 'data')
  return { socket, heard: () => printed.split('\n') }
}
