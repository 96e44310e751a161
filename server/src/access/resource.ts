import { z } from 'zod'
import { ownRows, resource, write } from '../http/rest/resource.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { markCertificateDownloaded } from './store.ts'

const customerColumns = {
  customer_id: 'text',
  email: 'text',
  certificate_downloaded: 'boolean',
  paid_amount: 'integer',
} as const

export const paidCustomers = resource('paid_customers', {
  columns: customerColumns,
  select: {
    access: 'user',
    rateLimit: perMinute(600),
    columns: Object.keys(customerColumns),
    filters: ['customer_id'],
    rows: ownRows('customer_id'),
  },
  upsert: {
    // Clients upsert a whole row; only `certificate_downloaded` is used.
    ...write(
      {
        access: 'customer',
        rateLimit: perMinute(60),
        body: z.object({
          customer_id: z.string(),
          email: z.string().optional(),
          certificate_downloaded: z.boolean().optional(),
          paid_amount: z.number().optional(),
        }),
      },
      (_site, caller, input) => {
        if (input.customer_id !== caller.userId) throw new AppError('access.denied')
        return async (db) => {
          const isDownloaded = input.certificate_downloaded ?? false
          const row = await markCertificateDownloaded(db, caller.userId, isDownloaded)
          if (!row) throw new AppError('access.denied')
          return { row, inserted: false }
        }
      },
    ),
    onConflict: ['customer_id'],
  },
})
