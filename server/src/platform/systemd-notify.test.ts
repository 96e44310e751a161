import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0

test('notifies systemd when the site is ready, alive and stopping', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(!isInstalled('systemd-notify') || !isInstalled('perl'), 'systemd-notify or perl is not installed')
  const manager = await listen(join(temporaryFolder(), 'notify'))
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const site = await startProcess({
    ...{ PORT, SANDBOX_PORT, NOTIFY_SOCKET: manager.socket, WATCHDOG_USEC: '1000000' },
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await createEmptyDatabase() : '',
  })
  await expect.poll(manager.messages).toContain('READY=1')
  await expect.poll(manager.messages).toContain('WATCHDOG=1')
  expect(manager.messages()).not.toContain('STOPPING=1')
  site.kill('SIGTERM')
  expect(await site.exited).toBe(0)
  await expect.poll(manager.messages).toContain('STOPPING=1')
})

/** Receives notifications like systemd. In Perl, because Node has no Unix datagram sockets. */
async function listen(socket: string) {
  const program = `
    use Socket; $| = 1;
    socket(my $s, AF_UNIX, SOCK_DGRAM, 0) or die $!;
    bind($s, pack_sockaddr_un($ARGV[0])) or die $!;
    print "listening\\n";
    while (defined recv($s, my $message, 4096, 0)) { print "$message\\n" }`
  const child = spawn('perl', ['-e', program, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await once(child.stdout, 'data')
  return { socket, messages: () => printed.split('\n') }
}
