import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launch/paths.mjs'
import { UserError } from '../launch/user-error.mjs'
import { makeBaseImage } from './base-image.ts'
import { containerEngine } from './container-engine.ts'
import { provideProgram } from './programs.ts'

/** Makes sure that images can be built here, and answers the base to build on: the public one, or one made here. */
export async function provideContainers(): Promise<string> {
  if (!containerEngine()) {
    await provideProgram('podman')
    await provideProgram('runc')
  }
  const engine = containerEngine()
  if (!engine)
    throw new UserError('There is neither Docker nor podman here.', 'install one of them and run this again.')
  const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))!
  if (spawnSync(engine.name, ['pull', '--quiet', base!], { timeout: 300_000 }).status === 0) return base!
  console.log(`      ${base} cannot be fetched: a base is made of Debian packages …`)
  if (!(await provideProgram('mmdebstrap')))
    throw new UserError(
      'There is no mmdebstrap here to make a base image with.',
      'install it and run this again.',
    )
  return makeBaseImage(engine.name)
}
