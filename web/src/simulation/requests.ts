import type { SimulationResponse } from '@course/contract/learning/simulation'
import { callFunction } from '../app/clients/clients.ts'

export const fetchSimulation = () => callFunction<SimulationResponse>('simulation')
