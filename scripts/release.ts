import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { strippedOnce } from '../server/stripped-once.mjs'
import { ROOT } from './launch/paths.mjs'
import { releaseContents, releasePackageJson, startCommand } from './release/contents.ts'
import { pack } from './release/pack.ts'

/** The cache folder of `server/strip-types.mjs`. */
const STRIPPED = '.cache/stripped'

const usage = `npm run release -- [--out=FOLDER]
Creates course-site-VERSION.tar.gz with its checksum in FOLDER (default: dist): the server, the built pages and the
packages they need. It only needs Node to run, without npm and without a network.`

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
    const paths = releaseContents()
    const stripped = stripTypes(paths, stage)
    await pack(file, name, { folder: ROOT, paths }, { folder: stage, paths: ['package.json', ...stripped] })
  } finally {
    rmSync(stage, { recursive: true })
  }
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  console.log(
    `${file} (${Math.round(statSync(file).size / 1e6)} MB) was created. Unpack it and start it with: ${startCommand}`,
  )
}

/** Strips types at build time, because a release runs in a read-only folder. */
function stripTypes(paths: readonly string[], stage: string): string[] {
  for (const path of paths) {
    if (path.endsWith('.ts') && !path.includes('node_modules/')) {
      strippedOnce(readFileSync(join(ROOT, path)), join(stage, STRIPPED))
    }
  }
  return readdirSync(join(stage, STRIPPED))
    .sort()
    .map((name) => join(STRIPPED, name))
}
