import type { CodeCheck } from '@course/contract/sales/codes'
import { callFunction } from '../app/clients/clients.ts'

export const checkDiscountCode = (code: string) => callFunction<CodeCheck>('check-code', { code })
