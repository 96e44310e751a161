import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { npmProgram } from '../launch/npm.mjs'

const NAME = 'localhost/course-node-base'

/**
 * An image that stands for the public one of Node where no registry can be reached: Debian's essential packages, the Node
 * that runs this, and the npm of this machine. What it holds besides is for the build alone: whom this machine trusts.
 */
export function makeBaseImage(engine: string): string {
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  const npm = dirname(dirname(npmProgram()))
  const hooks = [
    'mkdir -p "$1"/usr/local/lib/node_modules',
    `upload ${process.execPath} /usr/local/bin/node`,
    'chmod 755 "$1"/usr/local/bin/node',
    `copy-in ${npm} /usr/local/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1"/usr/local/bin/npm',
    ...(trusted ? [`upload ${trusted} /etc/ssl/certs/of-this-machine.pem`] : []),
  ]
  const packed = spawnSync(
    'mmdebstrap',
    [
      '--variant=essential',
      '--include=ca-certificates,libatomic1,libstdc++6',
      ...hooks.map((hook) => `--customize-hook=${hook}`),
      codename ?? 'stable',
      '-',
    ],
    { maxBuffer: 1 << 30 },
  )
  if (packed.status !== 0) throw new Error(`mmdebstrap failed:\n${packed.stderr.toString().slice(-4000)}`)
  const imported = spawnSync(
    engine,
    [
      'import',
      ...(trusted ? ['--change=ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/of-this-machine.pem'] : []),
      '-',
      NAME,
    ],
    { input: packed.stdout, encoding: 'utf8' },
  )
  if (imported.status !== 0) throw new Error(`${engine} did not take the base image:\n${imported.stderr}`)
  return NAME
}
