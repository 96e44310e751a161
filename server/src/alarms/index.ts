import { addGauge, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { countOpenAlarms } from './alarms.ts'
import { personalData } from './personal-data.ts'

export {
  type Alarm,
  type AlarmRow,
  ANNOUNCE_JOB,
  announceAlarms,
  countOpenAlarms,
  findAlarm,
  isOpenAt,
  raiseAlarm,
  resolveAlarm,
  snoozeAlarm,
  triggerAlarmAnnouncement,
} from './alarms.ts'
export { forEachItem } from './for-each-item.ts'

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
