import { z } from 'zod'

const valueSchema = z.union([
  z.string().max(2000),
  z.number().min(-1e15).max(1e15),
  z.array(z.string().max(200)).max(40),
  z.null(),
])

export const entriesSchema = z
  .record(
    z.string().regex(/^w\d{2}(\/[a-z0-9_-]{1,40}){1,3}$/, 'There is no such field'),
    z.tuple([valueSchema, z.int().min(0).max(8.64e15), z.string().min(1).max(40)]),
  )
  .refine((entries) => Object.keys(entries).length <= 5000, 'Too many fields')
