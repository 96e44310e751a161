import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './launch/paths.mjs'
import { releaseContents, releasePackageJson, startCommand } from './release/contents.ts'
import { pack } from './release/pack.ts'

const usage = `npm run release -- [--out=FOLDER]
Makes course-site-VERSION.tar.gz with its checksum in FOLDER (dist): the server, the built pages and the packages they
need, to be run by Node alone, without npm and without a network.`

const { values } = parseArgs({
  options: { out: { type: 'string', default: join(ROOT, 'dist') }, help: { type: 'boolean' } },
})

if (values.help) console.log(usage)
else await release(resolve(values.out))

async function release(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const name = `course-site-${version}`
  const file = join(folder, `${name}.tar.gz`)
  const stage = mkdtempSync(join(tmpdir(), 'course-release-'))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(stage, 'package.json'), `${releasePackageJson()}\n`)
    await pack(
      file,
      name,
      { folder: ROOT, paths: releaseContents() },
      { folder: stage, paths: ['package.json'] },
    )
  } finally {
    rmSync(stage, { recursive: true })
  }
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  console.log(
    `${file} (${Math.round(statSync(file).size / 1e6)} MB) is made. Unpacked, it starts with: ${startCommand}`,
  )
}
