import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Adds jobs of networks in this order and returns the order in which they ran, and who was refused. */
async function runInTurns(networks: readonly string[], maxQueued = 1000) {
  const run = fairQueue({ maxRunning: 1, maxQueued })
  const ran: string[] = []
  const refused: string[] = []
  await Promise.all(
    networks.map((network) =>
      run(network, async () => void ran.push(network)).catch((error: { code: string }) => {
        expect(error.code).toBe('server.busy')
        refused.push(network)
      }),
    ),
  )
  return { ran, refused }
}

test('many jobs of one network delay those of others by one job per turn', async () => {
  const { ran } = await runInTurns([...Array<string>(50).fill('crowd'), 'ada', 'ada', 'bob'])
  expect(ran.slice(0, 7)).toEqual(['crowd', 'crowd', 'ada', 'bob', 'crowd', 'ada', 'crowd'])
  expect(ran).toHaveLength(53)
})

test('a full queue refuses the last job of the network that has the most', async () => {
  const { ran, refused } = await runInTurns([...Array<string>(12).fill('crowd'), 'ada', 'bob'], 10)
  expect(refused).toEqual(['crowd', 'crowd', 'crowd'])
  expect(ran).toContain('ada')
  expect(ran).toContain('bob')
})

test('a job that fails frees its slot', async () => {
  const run = fairQueue({ maxRunning: 1, maxQueued: 1 })
  const failed = run('ada', () => Promise.reject(new Error('broken')))
  const next = run('ada', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run('ada', async () => 'done again')).toBe('done again')
})
