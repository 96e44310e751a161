import { addGauge, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { personalData } from './personal-data.ts'
import { countOpenAlarms } from './store.ts'

export { forEachItem } from './for-each-item.ts'
export {
  type Alarm,
  ANNOUNCE_JOB,
  announceAlarms,
  raiseAlarm,
  resolveAlarm,
  triggerAlarmAnnouncement,
} from './raise-alarm.ts'
export { type AlarmRow, alarmById, countOpenAlarms, snoozeAlarm } from './store.ts'

/** Speaks no protocol, so that every slice can raise alarms; `admin` exposes them. */
export const createAlarmsSlice = (site: Site) => ({
  personalData,
  metrics(registry: Registry) {
    addGauge(registry, {
      name: 'course_alarms_open',
      help: 'Number of open alarms.',
      read: () => countOpenAlarms(site.db),
    })
  },
})
