import { addGauge } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { alarmsResource } from './resource.ts'
import { countOpenAlarms } from './store.ts'

export { type Alarm, announceAlarms, raiseAlarm, resolveAlarm } from './raise-alarm.ts'
export { type AlarmRow, alarmById, countOpenAlarms, snoozeAlarm } from './store.ts'

export const ANNOUNCE_JOB = 'alarms'

/** Triggers logging and emailing of new alarms. Call it after the commit. */
export const triggerAlarmAnnouncement = (site: Site) => site.jobs.trigger(ANNOUNCE_JOB)

export const createAlarmsSlice: SliceFactory = (site) => ({
  personalData,
  resources: [alarmsResource],
  metrics(registry) {
    addGauge(registry, {
      name: 'course_alarms_open',
      help: 'Number of open alarms.',
      read: () => countOpenAlarms(site.db),
    })
  },
})
