import { z } from 'zod'
import { requireOwnAccount, requireOwnProof } from '../auth/index.ts'
import { checkLimit } from '../platform/access.ts'
import { AppError } from '../platform/errors.ts'
import { type FunctionCall, serverFunction } from '../platform/functions.ts'
import { perHour, perMinute } from '../platform/limits.ts'
import { type ArchiveRenderer, downloadData } from './download.ts'
import { requestDeletion } from './request-deletion.ts'

/** Per account: a file takes seconds to make. */
const DOWNLOADS = perHour(6)

/** Everything in one file is what a thief would like best, so a session alone is not enough for it either. */
export const downloadMyData = (renderer: ArchiveRenderer) =>
  serverFunction(
    'download-my-data',
    { access: 'user', limit: perMinute(20), body: z.unknown() },
    async (site, call) => {
      const caller = requireUser(call)
      const account = await requireOwnAccount(site, caller)
      await checkLimit(`my-data:${account.id}`, DOWNLOADS, site)
      await requireOwnProof(site, caller)
      const file = await downloadData(site, renderer, caller, account)
      return call.reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(file)
    },
  )

/** A session alone is not enough: who asks has entered the password or a code for this. */
export const deleteMyAccount = serverFunction(
  'delete-my-account',
  { access: 'user', limit: perMinute(20), body: z.unknown() },
  async (site, { caller }) => {
    await requireOwnProof(site, caller)
    return requestDeletion(site, await requireOwnAccount(site, caller))
  },
)

function requireUser({ caller }: FunctionCall<unknown>) {
  if (caller.role !== 'user') throw new AppError('access.sign_in')
  return caller
}
