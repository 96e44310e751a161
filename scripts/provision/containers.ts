import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, UserError } from '../prepare.mjs'
import { makeBaseImage } from './base-image.ts'
import { containerEngine } from './container-engine.ts'
import { provideProgram } from './programs.ts'

/** Provides a container engine, and returns the base image: the public one, or one built here. */
export async function provideContainers(): Promise<string> {
  if (!containerEngine()) {
    await provideProgram('podman')
    await provideProgram('runc')
  }
  const engine = containerEngine()
  if (!engine)
    throw new UserError('Neither Docker nor podman is installed. Install one of them and run this again.')
  const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))!
  if (spawnSync(engine.name, ['pull', '--quiet', base!], { timeout: 300_000 }).status === 0) return base!
  console.log(`      ${base} cannot be pulled: building a base image from Debian packages …`)
  if (!(await provideProgram('mmdebstrap')))
    throw new UserError('Install mmdebstrap, which builds the base image, and run this again.')
  return makeBaseImage(engine.name)
}
