import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type ContainerEngine = {
  name: 'docker' | 'podman'
  env: NodeJS.ProcessEnv
  build: string[]
  run: string[]
}

/** Docker or podman, whichever works, with the options it needs inside of containers. */
export function containerEngine(): ContainerEngine | undefined {
  if (works('docker')) return { name: 'docker', env: process.env, build: [], run: [] }
  if (!works('podman')) return undefined
  const hasCgroupsV1 = /cgroupVersion: v1/.test(spawnSync('podman', ['info'], { encoding: 'utf8' }).stdout)
  return {
    name: 'podman',
    // Podman runs health checks with systemd timers.
    env: { ...process.env, ...(!existsSync('/run/systemd/system') && { DISABLE_HC_SYSTEMD: 'true' }) },
    // Only the Docker image format supports health checks.
    build: ['--format=docker', '--isolation=chroot', '--pull-never'],
    run: [
      // Podman's defaults are higher than some machines allow.
      ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=1000:1000'],
      // The default runtime does not support cgroups v1.
      ...(hasCgroupsV1 && works('runc', '--version') ? ['--runtime=runc'] : []),
    ],
  }
}

const works = (program: string, command = 'info') => spawnSync(program, [command]).status === 0
