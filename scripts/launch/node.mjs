import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFolder, isInstalled } from './npm.mjs'
import { ROOT } from './paths.mjs'
import { UserError } from './user-error.mjs'

/** @typedef {{ program: string, version: string, pinned: boolean }} ChosenNode */

const TOOLCHAIN = join(ROOT, 'toolchain')

/** Throws if this Node is too old for the launcher itself. */
export function requireLauncherNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const minimum = engines.node.replace(/^>=/, '')
  if (!isAtLeast(process.versions.node, minimum)) {
    throw new UserError(
      `This machine has Node ${process.versions.node}; Node ${minimum} or newer is required.`,
      `install a current Node from https://nodejs.org and run this again.`,
    )
  }
}

/**
 * Returns the installed Node if it is new enough, otherwise the pinned one.
 * @returns {ChosenNode}
 */
export function chooseNode() {
  const { config, optionalDependencies } = JSON.parse(readFileSync(join(TOOLCHAIN, 'package.json'), 'utf8'))
  if (isAtLeast(process.versions.node, config.minimumNode)) {
    return { program: process.execPath, version: process.versions.node, pinned: false }
  }
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const name = Object.keys(optionalDependencies).find((key) => key.endsWith(`-${system}`))
  if (!name) {
    throw new UserError(
      `This machine has Node ${process.versions.node}; the site needs ${config.minimumNode} or newer, which cannot be installed automatically on ${system}.`,
      `install Node ${config.minimumNode} or newer from https://nodejs.org and run this again.`,
    )
  }
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return {
    program: join(TOOLCHAIN, 'node_modules', name, 'bin', program),
    version: optionalDependencies[name],
    pinned: true,
  }
}

/** @param {ChosenNode} node */
export function nodeIsReady(node) {
  return !node.pinned || isInstalled(TOOLCHAIN)
}

/** @param {ChosenNode} node */
export async function fetchNode(node) {
  await installFolder(TOOLCHAIN, process.execPath, {
    subject: `Node ${node.version}`,
    verify() {
      const { stdout, error } = spawnSync(node.program, ['--version'], { encoding: 'utf8' })
      if (stdout?.trim() === `v${node.version}`) return
      throw new UserError(
        `Node ${node.version} was installed but does not run on this machine${error ? ` (${error.message})` : ''}.`,
        `install Node from https://nodejs.org or your system's packages and run this again.`,
      )
    },
  })
}

/**
 * @param {string} version
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const numbers = (/** @type {string} */ text) => text.split('.').map((part) => Number.parseInt(part, 10))
  const [actual, required] = [numbers(version), numbers(minimum)]
  for (let i = 0; i < 3; i++) {
    const difference = (actual[i] ?? 0) - (required[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
