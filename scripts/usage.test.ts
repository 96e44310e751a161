import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'

test.each(['chaos', 'fuzz'])('%s --help prints its usage', (name) => {
  const options = { cwd: ROOT, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, '--help'], options)
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringContaining(`Usage: npm run ${name} -- [--`),
    stderr: '',
  })
})
