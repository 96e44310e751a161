import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFolder, isInstalled } from './npm.mjs'
import { ROOT } from './paths.mjs'

export function packagesAreFresh() {
  return isInstalled(ROOT)
}

/**
 * @param {import('./node.mjs').ChosenNode} node
 * @param {import('./progress.mjs').Report} report
 */
export async function installPackages(node, report) {
  const expected = expectedPackages()
  const timer = setInterval(() => {
    const installedCount = expected.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))).length
    report(`${installedCount} of ${expected.length} packages`)
  }, 1000)
  try {
    await installFolder(ROOT, node.program, { subject: 'the packages' })
  } finally {
    clearInterval(timer)
  }
}

/** The package folders for this platform. The lock file also lists packages for other platforms. */
function expectedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((folder) => {
    const { link, os, cpu } = packages[folder]
    const isForThisPlatform =
      (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !/musl/.test(folder)
    return folder.includes('node_modules/') && !link && isForThisPlatform
  })
}
