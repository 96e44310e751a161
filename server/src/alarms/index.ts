import type { SliceFactory } from '../http/slice.ts'
import { addGauge } from '../platform/metrics.ts'
import { personalData } from './personal-data.ts'
import { alarmsResource } from './resource.ts'
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
