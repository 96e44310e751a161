import { confirmIdentityCopy } from '@course/content/site/auth/confirm-identity'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ConfirmIdentityForm } from '../app/confirm-identity.tsx'
import { newId } from '../app/new-id.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AdminApiError, callAdmin } from './requests.ts'

const ReauthContext = createContext<() => Promise<boolean>>(async () => false)

/** Wraps the admin area: asks staff to confirm it's them when an action requires sudo mode. */
export function ReauthProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const resolveRef = useRef<(isReauthenticated: boolean) => void>(undefined)
  const reauthenticate = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        resolveRef.current = resolve
        setOpen(true)
      }),
    [],
  )
  const close = (isReauthenticated: boolean) => {
    setOpen(false)
    resolveRef.current?.(isReauthenticated)
  }
  return (
    <ReauthContext value={reauthenticate}>
      {children}
      {isOpen && (
        <Dialog title={confirmIdentityCopy.title} onClose={() => close(false)}>
          <div className="mt-5">
            <ConfirmIdentityForm onClose={close} />
          </div>
        </Dialog>
      )}
    </ReauthContext>
  )
}

type AdminRequest<Data> = (name: string, body: Record<string, unknown>) => Promise<Data>

/**
 * `run(name, body)` performs an admin action. The operation id stays the same until the action succeeds or its
 * body changes, so a double click or a retry after a lost response is the same action. If the server requires
 * sudo mode, asks staff to confirm it's them and repeats it; returns undefined if the user cancels. Throws the
 * server's message.
 */
export function useAdminAction<Data = unknown>(request: AdminRequest<Data> = callAdmin<Data>) {
  const reauthenticate = useContext(ReauthContext)
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
          return { data }
        } catch (error) {
          if (!(error instanceof AdminApiError) || error.code !== 'admin.reauthentication_needed') throw error
          if (!(await reauthenticate())) return undefined
        }
      }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
