import { validationCopy } from '@course/content/site/validation'
import { REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import { storedText } from '../../platform/stored-text.ts'
import { listPurchases } from '../own-purchases.ts'
import { createCustomerRefundRequest, withdrawCustomerRefundRequest } from './customer-refund-requests.ts'

export const requestRefundFunction = serverFunction(
  'ask-for-refund',
  {
    access: 'user',
    rateLimit: perMinute(20),
    body: z.object({
      purchaseId: z.uuid(),
      reason: storedText(
        REFUND_REASON_MAX_CHARACTERS,
        validationCopy.tooLong(validationCopy.fields.reason, REFUND_REASON_MAX_CHARACTERS),
      ).default(''),
    }),
  },
  async (site, { caller: { userId }, body }) => {
    await createCustomerRefundRequest(site, { userId, ...body })
    return listPurchases(site, userId)
  },
)

export const withdrawRefundRequestFunction = serverFunction(
  'withdraw-refund',
  { access: 'user', rateLimit: perMinute(20), body: z.object({ purchaseId: z.uuid() }) },
  async (site, { caller: { userId }, body }) => {
    await withdrawCustomerRefundRequest(site, { userId, ...body })
    return listPurchases(site, userId)
  },
)
