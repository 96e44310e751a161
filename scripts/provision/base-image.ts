import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { npmProgram } from '../prepare.mjs'

const NAME = 'localhost/course-node-base'

/**
 * Builds a replacement for the public Node image where no registry is reachable: Debian's essential packages, the current
 * Node, and the npm of this machine. It also contains the CA certificates of this machine, for the build only.
 */
export function makeBaseImage(engine: string): string {
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const caCertificates = process.env.NODE_EXTRA_CA_CERTS
  const npm = dirname(dirname(npmProgram()))
  const hooks = [
    'mkdir -p "$1"/usr/local/lib/node_modules',
    `upload ${process.execPath} /usr/local/bin/node`,
    'chmod 755 "$1"/usr/local/bin/node',
    `copy-in ${npm} /usr/local/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1"/usr/local/bin/npm',
    ...(caCertificates ? [`upload ${caCertificates} /etc/ssl/certs/of-this-machine.pem`] : []),
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
      ...(caCertificates ? ['--change=ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/of-this-machine.pem'] : []),
      '-',
      NAME,
    ],
    { input: packed.stdout, encoding: 'utf8' },
  )
  if (imported.status !== 0) throw new Error(`${engine} could not import the base image:\n${imported.stderr}`)
  return NAME
}
