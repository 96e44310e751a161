import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type ContainerEngine = {
  name: 'docker' | 'podman'
  env: NodeJS.ProcessEnv
  build: string[]
  run: string[]
}

/** Docker or podman, whichever works here, with what it needs on machines that are small containers themselves. */
export function containerEngine(): ContainerEngine | undefined {
  if (works('docker')) return { name: 'docker', env: process.env, build: [], run: [] }
  if (!works('podman')) return undefined
  const isOldMachine = /cgroupVersion: v1/.test(spawnSync('podman', ['info'], { encoding: 'utf8' }).stdout)
  return {
    name: 'podman',
    // Its timers for health checks are units of systemd.
    env: { ...process.env, ...(!existsSync('/run/systemd/system') && { DISABLE_HC_SYSTEMD: 'true' }) },
    // A health check is kept only in images of Docker's kind.
    build: ['--format=docker', '--isolation=chroot', '--pull-never'],
    run: [
      // Its own are higher than what some machines allow even to root.
      ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=1000:1000'],
      // Its usual runtime refuses where the old and the new kind of cgroups are mixed.
      ...(isOldMachine && works('runc', '--version') ? ['--runtime=runc'] : []),
    ],
  }
}

const works = (program: string, word = 'info') => spawnSync(program, [word]).status === 0
