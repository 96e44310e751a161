import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { backoffSeconds, defineQueue } from './queue.ts'

const LEASE_SECONDS = 60
const queue = defineQueue({
  table: 'card_events',
  waiting: 'waiting',
  dueAt: 'due_at',
  leasedUntil: 'due_at',
  enqueuedAt: 'received_at',
  timeFormat: 'millis',
  leaseSeconds: LEASE_SECONDS,
  backoff: { firstSeconds: 2, maxSeconds: 600 },
  concurrency: 3,
})

let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openSite())
  await site.jobs.stop()
})
afterAll(() => close?.())
beforeEach(async () => void (await site.db.deleteFrom('card_events').execute()))

const now = () => site.clock.now()

async function enqueue(...ids: string[]) {
  const row = { type: 'test', subject: 'payment', subject_id: 'pi', state: 'waiting', attempts: 0 } as const
  const times = { due_at: now().getTime(), received_at: now().toISOString() }
  await site.db
    .insertInto('card_events')
    .values(ids.map((id) => ({ id, ...row, ...times })))
    .execute()
}
const rows = () =>
  site.db.selectFrom('card_events').select(['id', 'state', 'attempts']).orderBy('id').execute()
const finish = (id: string) => queue.finish(site.db, id, { state: 'done' })
const retryLater = async (_row: unknown, _error: unknown, inSeconds: number) => ({ inSeconds })

test('the delay doubles up to the longest', () => {
  const backoff = { firstSeconds: 15, maxSeconds: 3600 }
  expect([1, 2, 3, 4, 9, 1000].map((attempts) => backoffSeconds(backoff, attempts))).toEqual([
    15, 30, 60, 120, 3600, 3600,
  ])
})

test('several processes process each row once', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `row-${index}`)
  await enqueue(...ids)
  const processed: string[] = []
  const run = () =>
    queue.run(site, {
      process: async ({ id }) => {
        processed.push(id)
        await finish(id)
      },
      onFailure: retryLater,
    })
  await Promise.all([run(), run(), run()])
  expect(processed.sort()).toEqual(ids.sort())
})

test('a failing row is tried again after its delay and does not stop the others', async () => {
  await enqueue('a', 'b', 'c')
  const delays: number[] = []
  const run = () =>
    queue.run(site, {
      process: async ({ id }) => {
        if (id === 'b') throw new Error('out of order')
        await finish(id)
      },
      onFailure: async (_row, _error, inSeconds) => {
        delays.push(inSeconds)
        return { inSeconds, set: { type: 'changed' } }
      },
    })
  await run()
  await run()
  expect(delays).toEqual([2])
  site.clock.advance(2)
  await run()
  expect(delays).toEqual([2, 4])
  expect(await rows()).toEqual([
    { id: 'a', state: 'done', attempts: 1 },
    { id: 'b', state: 'waiting', attempts: 2 },
    { id: 'c', state: 'done', attempts: 1 },
  ])
})

test('a row of a process that died is due again after its lease', async () => {
  await enqueue('a')
  const never = new Promise<never>(() => {})
  const died = new Promise<void>((resolve) => {
    void queue.run(site, {
      process: () => {
        resolve()
        return never
      },
      onFailure: retryLater,
    })
  })
  await died
  const run = () => queue.run(site, { process: ({ id }) => finish(id), onFailure: retryLater })
  await run()
  expect(await rows()).toEqual([{ id: 'a', state: 'waiting', attempts: 1 }])
  site.clock.advance(LEASE_SECONDS)
  await run()
  expect(await rows()).toEqual([{ id: 'a', state: 'done', attempts: 2 }])
})

test('a process that took longer than its lease does not reschedule the row of another', async () => {
  await enqueue('a')
  let finished: boolean | undefined
  await queue.run(site, {
    process: async () => {
      site.clock.advance(LEASE_SECONDS)
      await queue.run(site, {
        process: async ({ id }) => {
          await finish(id)
          finished = true
        },
        onFailure: retryLater,
      })
      throw new Error('too slow')
    },
    onFailure: async () => ({ inSeconds: 0 }),
  })
  expect(finished).toBe(true)
  expect(await rows()).toEqual([{ id: 'a', state: 'done', attempts: 2 }])
  expect(await finish('a'), 'a finished row is not finished again').toBe(false)
})

test('a handler can end the run', async () => {
  await enqueue('a', 'b', 'c', 'd', 'e')
  let attempts = 0
  await queue.run(site, {
    process: async () => {
      attempts++
      throw new Error('the server is down')
    },
    onFailure: async () => ({ inSeconds: 60, stop: true }),
  })
  expect(attempts).toBeLessThanOrEqual(3)
})

test('a run that is asked to end finishes what it has begun and leaves the rest', async () => {
  await enqueue('a', 'b', 'c', 'd', 'e')
  const stopping = new AbortController()
  const process = async ({ id }: { id: string }) => {
    stopping.abort()
    await finish(id)
  }
  await queue.run(site, { process, onFailure: retryLater }, stopping.signal)
  const left = (await rows()).filter(({ state }) => state === 'waiting')
  expect(left.length).toBeGreaterThanOrEqual(2)
  expect(left.every(({ attempts }) => attempts === 0)).toBe(true)
})

test('a run whose failure handler fails ends only when all its rows have ended', async () => {
  await enqueue('a', 'b')
  let isFinished = false
  const run = queue.run(site, {
    process: async ({ id }) => {
      if (id === 'a') throw new Error('out of order')
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
      await finish(id)
      isFinished = true
    },
    onFailure: async () => {
      throw new Error('the database is down')
    },
  })
  await expect(run).rejects.toThrow('the database is down')
  expect(isFinished).toBe(true)
})
