import { addGauge } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import type { OpenSlice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { alarmsResource } from './resource.ts'
import { countOpenAlarms } from './store.ts'

export { type Alarm, alarm, announceAlarms, solveAlarm } from './alarm.ts'
export { type AlarmRow, alarmById, countOpenAlarms, setAside } from './store.ts'

export const ANNOUNCE_JOB = 'alarms'

/** Has alarms that were raised logged and mailed now; call it after the commit. */
export const announceSoon = (site: Site) => site.jobs.trigger(ANNOUNCE_JOB)

export const openAlarms: OpenSlice = (site) => ({
  personalData,
  resources: [alarmsResource],
  metrics(registry) {
    addGauge(registry, {
      name: 'course_alarms_open',
      help: 'Alarms that nobody has solved yet.',
      read: () => countOpenAlarms(site.db),
    })
  },
})
