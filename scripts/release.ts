import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './prepare.mjs'
import { releaseContents, releasePackageJson, WORKSPACES, workspacePackageJson } from './release/contents.ts'
import { commitTime, pack } from './release/pack.ts'
import { billOfMaterials, noticeText, thirdPartyPackages } from './release/third-party.ts'

const usage = `npm run release -- [--out=FOLDER]
Creates course-site-VERSION.tar.gz with its checksum in FOLDER (default: dist): the compiled server, the built pages and the
packages they need, with their licenses (NOTICE) and a bill of materials (sbom.cdx.json). It only needs Node to run, without npm and without a network.`

const { values } = parseArgs({
  options: { out: { type: 'string', default: join(ROOT, 'dist') }, help: { type: 'boolean' } },
})

if (values.help) console.log(usage)
else release(resolve(values.out))

function release(folder: string): void {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const file = join(folder, `${name}-${version}.tar.gz`)
  const stage = mkdtempSync(join(tmpdir(), 'course-release-'))
  try {
    for (const path of releaseContents())
      cpSync(join(ROOT, path), join(stage, path), { recursive: true, verbatimSymlinks: true })
    compile(stage)
    writeFileSync(join(stage, 'package.json'), releasePackageJson())
    for (const workspace of WORKSPACES)
      writeFileSync(join(stage, workspace, 'package.json'), workspacePackageJson(workspace))
    const packages = thirdPartyPackages(WORKSPACES)
    const time = new Date(Number(commitTime()) * 1000)
    writeFileSync(join(stage, 'NOTICE'), noticeText(packages))
    writeFileSync(join(stage, 'sbom.cdx.json'), billOfMaterials(packages, { name, version, time }))
    mkdirSync(folder, { recursive: true })
    pack(file, `${name}-${version}`, stage)
  } finally {
    rmSync(stage, { recursive: true })
  }
  const sum = hash('sha256', readFileSync(file))
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  console.log(
    `${file} (${Math.round(statSync(file).size / 1e6)} MB) was created. Unpack it and start it with: node server/src/main.js`,
  )
}

/** Writes the server as JavaScript with source maps. */
function compile(stage: string): void {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', 'tsconfig.release.json', '--outDir', stage],
    { cwd: ROOT, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`tsc could not compile the server:\n${stdout}`)
}
