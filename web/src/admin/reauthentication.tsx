import { useRef, useState } from 'react'
import { RequestError } from '../app/clients/request-error.ts'
import { newId } from '../app/new-id.ts'
import { useConfirmation } from '../app/use-confirmation.ts'
import { callAdmin } from './requests.ts'
import { forgetStaffMember } from './staff-member.ts'

type AdminRequest<Data> = (name: string, body: Record<string, unknown>) => Promise<Data>

/**
 * `run(name, body)` performs an admin action. The operation id stays the same until the action succeeds or its
 * body changes, so a double click or a retry after a lost response is the same action. If the server requires
 * sudo mode, asks staff to confirm it's them and repeats it; returns undefined if the user cancels. Throws the
 * server's message.
 */
export function useAdminAction<Data = unknown>(request: AdminRequest<Data> = callAdmin<Data>) {
  const reauthenticate = useConfirmation()
  const [isBusy, setBusy] = useState(false)
  const unfinished = useRef(new Map<string, string>())
  const run = async (
    name: string,
    body: Record<string, unknown> = {},
  ): Promise<{ data: Data } | undefined> => {
    const key = JSON.stringify([name, body])
    const operationId = unfinished.current.get(key) ?? newId()
    unfinished.current.set(key, operationId)
    setBusy(true)
    try {
      for (;;) {
        try {
          const data = await request(name, { ...body, operationId })
          unfinished.current.delete(key)
          forgetStaffMember()
          return { data }
        } catch (error) {
          if (!(error instanceof RequestError) || error.code !== 'admin.reauthentication_needed') throw error
          if (!(await reauthenticate())) return undefined
        }
      }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
