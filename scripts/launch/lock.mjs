import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './paths.mjs'

const HEARTBEAT_MS = 1000
const STALE_MS = 15_000

/**
 * Runs the work while no other launch on this folder runs work under the same name. A lock whose owner is gone is
 * broken; a stale one whose PID was reused is detected by its missing heartbeat.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(ROOT, '.cache', `${name}.lock`)
  const mine = `${process.pid} ${Date.now()}`
  mkdirSync(dirname(file), { recursive: true })
  while (!acquire(file, mine)) await untilReleased(file)
  const beat = setInterval(() => touch(file), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {string} mine
 */
function acquire(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
async function untilReleased(file) {
  let told = false
  let lastSign = ''
  let heardAt = Date.now()
  for (;;) {
    const owner = read(file)
    if (owner === undefined) return
    const pid = Number(owner.split(' ')[0])
    const sign = `${owner} ${beatOf(file)}`
    if (sign !== lastSign) heardAt = Date.now()
    lastSign = sign
    // An empty file is one that is being written at this moment, unless it stays empty.
    if ((owner !== '' && !isAlive(pid)) || Date.now() - heardAt > STALE_MS) return breakLock(file, owner)
    if (!told && owner !== '') process.stdout.write(`      waiting for another launch (process ${pid})\n`)
    told ||= owner !== ''
    await wait(200)
  }
}

/**
 * Moved aside before checking again: of two launches that break the same lock, only one can move it, and a
 * new lock is put back.
 * @param {string} file
 * @param {string} owner
 */
function breakLock(file, owner) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = read(aside)
  if (taken !== undefined && taken !== owner) acquire(file, taken)
  rmSync(aside, { force: true })
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    // Somebody cleared the cache folder; the work goes on, only unguarded.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {string} file */
function beatOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code
}
