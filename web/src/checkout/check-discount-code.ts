import type { TeamOrder } from '@course/contract/sales/seats'
import { callFunction } from '../app/clients/clients.ts'

export const checkDiscountCode = (code: string, team: TeamOrder | undefined) =>
  callFunction('check-code', { code, team })
