import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './paths.mjs'

const HEARTBEAT_MS = 1000
const STALE_MS = 15_000

/**
 * Runs the work under a lock, so that no other launch in this folder runs work with the same name. Breaks the lock of an
 * exited process. If its PID was reused, the missing heartbeat reveals it.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(ROOT, '.cache', `${name}.lock`)
  const ownId = `${process.pid} ${Date.now()}`
  mkdirSync(dirname(file), { recursive: true })
  while (!acquire(file, ownId)) await waitUntilReleased(file)
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    if (read(file) === ownId) rmSync(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {string} ownId
 */
function acquire(file, ownId) {
  try {
    writeFileSync(file, ownId, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
async function waitUntilReleased(file) {
  let isReported = false
  let lastHeartbeat = ''
  let heartbeatAt = Date.now()
  for (;;) {
    const owner = read(file)
    if (owner === undefined) return
    const pid = Number(owner.split(' ')[0])
    const heartbeat = `${owner} ${heartbeatOf(file)}`
    if (heartbeat !== lastHeartbeat) heartbeatAt = Date.now()
    lastHeartbeat = heartbeat
    // An empty file is being written, unless it stays empty.
    if ((owner !== '' && !isAlive(pid)) || Date.now() - heartbeatAt > STALE_MS) return breakLock(file, owner)
    if (!isReported && owner !== '')
      process.stdout.write(`      waiting for another launch (process ${pid})\n`)
    isReported ||= owner !== ''
    await wait(200)
  }
}

/**
 * Renames the lock before checking it again: if two launches break the same lock, only one can rename it, and a
 * new lock is restored.
 * @param {string} file
 * @param {string} owner
 */
function breakLock(file, owner) {
  const renamedFile = `${file}.${process.pid}`
  try {
    renameSync(file, renamedFile)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const renamedOwner = read(renamedFile)
  if (renamedOwner !== undefined && renamedOwner !== owner) acquire(file, renamedOwner)
  rmSync(renamedFile, { force: true })
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
    // The cache folder was cleared. Continue without the lock.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {string} file */
function heartbeatOf(file) {
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
