import type { Site } from '../platform/site.ts'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from './alarms.ts'

/**
 * Runs a job's work for each item. A failing item is logged and does not stop the others; while a job has
 * failing items, it has an open alarm. The next run tries them again.
 */
export async function forEachItem<Item>(
  site: Site,
  {
    job,
    items,
    idOf,
  }: { job: string; items: Iterable<Item> | AsyncIterable<Item>; idOf(item: Item): string },
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  let failures = 0
  for await (const item of items) {
    try {
      await run(item)
    } catch (error) {
      failures++
      site.log.error({ err: error, job, item: idOf(item) }, 'a background job failed for one item')
    }
  }
  const alarm = { kind: 'job.failed', subject: job } as const
  if (failures === 0) return void (await resolveAlarm(site.db, site, alarm))
  await raiseAlarm(site.db, site, { ...alarm, detail: `items that failed: ${failures}` })
  triggerAlarmAnnouncement(site)
}
