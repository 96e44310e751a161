import type { Simulation } from '@course/content/plan/simulation'

/** Response of the function `simulation`. It is null before payment, and locked until lesson 3 is passed. */
export type SimulationResponse = { simulation: Simulation | null; isLocked: boolean }
