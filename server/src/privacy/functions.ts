import { z } from 'zod'
import { requireOwnAccount } from '../auth/index.ts'
import { sendAttachment } from '../http/attachment.ts'
import { serverFunction } from '../http/functions.ts'
import { perAccount, perHour, perMinute } from '../platform/rate-limits.ts'
import { type ArchiveRenderer, downloadData } from './download.ts'
import { requestDeletion } from './request-deletion.ts'

/** An export takes seconds to render. */
const DOWNLOAD_LIMIT = perAccount(perHour(6))

/** In sudo mode, because the file contains all personal data. */
export const downloadMyData = (renderer: ArchiveRenderer) =>
  serverFunction(
    'download-my-data',
    { access: 'user', requiresSudo: true, rateLimit: DOWNLOAD_LIMIT, body: z.unknown() },
    async (site, { caller, reply }) => {
      const account = await requireOwnAccount(site, caller)
      const file = await downloadData(site, renderer, caller, account)
      return sendAttachment(reply, 'my-data.zip', file)
    },
  )

export const deleteMyAccount = serverFunction(
  'delete-my-account',
  { access: 'user', requiresSudo: true, rateLimit: perMinute(20), body: z.unknown() },
  async (site, { caller }) => requestDeletion(site, await requireOwnAccount(site, caller)),
)
