import type { Simulation } from '../plan/simulation.ts'
import { caseResults, larkmoor } from './case.ts'
import { beforeTheSwitch } from './simulation/before-the-switch.ts'
import { fromTheSwitch } from './simulation/from-the-switch.ts'

/** One year of Larkmoor Water, from January 2027, in the player’s hands. */
export const simulation: Simulation = {
  afterLesson: 3,
  promise: caseResults().promise,
  contractHours: larkmoor.technicianHours,
  dip: {
    people: larkmoor.dip.technicians,
    output: larkmoor.visitsPerDay,
    days: larkmoor.dip.days,
    unitCost: larkmoor.visitCost,
    waves: larkmoor.dip.waves,
  },
  start: {
    covered: larkmoor.january[0],
    used: larkmoor.january[1],
    right: larkmoor.january[2],
    trust: 45,
    hours: 7,
    loss: 14,
    cost: 0,
  },
  decisions: [...beforeTheSwitch, ...fromTheSwitch],
}
