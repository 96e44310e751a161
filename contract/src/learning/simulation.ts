import type { Simulation } from '@course/content/plan/simulation'

/**
 * Response of the function `simulation`. It is null before payment, and until the quiz of the lesson `lockedUntil` is
 * passed.
 */
export type SimulationResponse = { simulation: Simulation | null; lockedUntil: number | null }
