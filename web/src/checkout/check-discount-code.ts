import type { CodeCheck } from '@course/contract/sales/codes'
import type { TeamOrder } from '@course/contract/sales/seats'
import { callFunction } from '../app/clients/clients.ts'

export const checkDiscountCode = (code: string, team: TeamOrder | undefined) =>
  callFunction<CodeCheck>('check-code', { code, team })
