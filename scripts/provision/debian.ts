import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first executable of these programs. Names are looked up in PATH and the sbin folders. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(
    Boolean,
  )
  const candidates = names.flatMap((name) =>
    /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Packages are installed automatically only as root on Debian. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined
}

let listsAreFresh = false

/** Installs packages without prompts. Throws with the output of apt-get. */
export async function installPackages(...packages: string[]): Promise<void> {
  if (!listsAreFresh) {
    console.log('      apt-get update …')
    await aptGet('update')
    listsAreFresh = true
  }
  console.log(`      apt-get install ${packages.join(' ')} …`)
  await aptGet('install', '-y', '--no-install-recommends', ...packages)
}

async function aptGet(...args: string[]): Promise<void> {
  // Wait for another apt-get, which may run on a new machine.
  const child = spawn('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${output.trim()}`)
}
