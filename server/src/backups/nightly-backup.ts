import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import type { Job } from '../platform/jobs.ts'
import { programFile } from '../platform/program-file.ts'
import type { Site } from '../platform/site.ts'
import type { BackupResult, BackupTask } from './backup-program.ts'
import { backupName, nightOf } from './rules.ts'
import { claimNight, extendLease, type NightClaim, saveBackup, saveFailure } from './store.ts'

export const BACKUP_JOB = 'nightly-backup'

const PROGRAM = fileURLToPath(programFile(new URL('./backup-program.ts', import.meta.url)))
const ALARM = { kind: 'backup.failed', subject: 'nightly backup' } as const

const RENEW_SECONDS = 60
const LEASE_SECONDS = 5 * RENEW_SECONDS
const RETRY_SECONDS = 3600
/** A backup that takes longer has stalled. */
const TIMEOUT_SECONDS = 6 * 3600

/** Creates one backup a night, in a process of its own. */
export function openNightlyBackup(site: Site): { job: Job; close(): Promise<void> } {
  const { clock, log } = site
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run() {
    const night = nightOf(clock.now())
    if (running || stopping.signal.aborted) return
    const claim = await claimNight(site, night, LEASE_SECONDS)
    if (!claim) return
    // Not awaited: stopping the site waits for jobs, and a large backup takes long.
    running = runClaimedBackup(claim)
      .catch((error) => log.error({ err: error }, 'the result of a backup could not be recorded'))
      .finally(() => {
        running = undefined
      })
  }

  async function runClaimedBackup(claim: NightClaim) {
    const renewal = setInterval(
      () => extendLease(site, claim, LEASE_SECONDS).catch(() => undefined),
      RENEW_SECONDS * 1000,
    )
    try {
      const name = backupName(clock.now())
      const { bytes, undeleted } = await runBackupProgram({ config: site.config, name }, stopping.signal)
      if (undeleted.length > 0) log.warn({ undeleted }, 'outdated backups could not be deleted')
      await saveBackup(site, claim, { name, bytes })
      await resolveAlarm(site.db, site, ALARM)
      log.info({ name, bytes }, 'the nightly backup is complete')
    } catch (error) {
      // Another process, or the next start, tries again at once.
      if (stopping.signal.aborted) return await saveFailure(site, claim, 'The site was stopped.', 0)
      const problem = (error as Error).message
      await saveFailure(site, claim, problem, RETRY_SECONDS)
      await raiseAlarm(site.db, site, { ...ALARM, detail: problem })
      triggerAlarmAnnouncement(site)
    } finally {
      clearInterval(renewal)
    }
  }

  return {
    job: { name: BACKUP_JOB, everySeconds: 300, skipWhenQuiet: true, run },
    async close() {
      stopping.abort()
      await running
    },
  }
}

/** The task goes through a pipe, because other users of the machine can read arguments. */
function runBackupProgram(task: BackupTask, signal: AbortSignal): Promise<BackupResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM], {
      signal,
      killSignal: 'SIGKILL',
      timeout: TIMEOUT_SECONDS * 1000,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    const errorOutput: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signalName) => {
      if (code === 0) return resolve(JSON.parse(Buffer.concat(output).toString()) as BackupResult)
      const end = signalName === null ? `exit code ${code}` : `signal ${signalName}`
      reject(new Error(lastLine(Buffer.concat(errorOutput)) || `The backup program ended with ${end}.`))
    })
    // The program may end before it has read its task; `close` reports why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(JSON.stringify(task))
  })
}

const MAX_PROBLEM_LENGTH = 300
const lastLine = (text: Buffer) =>
  (text.toString().trim().split('\n').at(-1) ?? '').slice(0, MAX_PROBLEM_LENGTH)
