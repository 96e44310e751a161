import { callFunction } from '../app/clients/clients.ts'

export const fetchSimulation = () => callFunction('simulation')
