import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadModule } from './load-module.ts'
import { ConfirmationContext } from './use-confirmation.ts'

type Dialog = ComponentType<{ onClose: (isConfirmed: boolean) => void }>

/** Shows the dialog that opens sudo mode. Its code is loaded when it opens for the first time. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ Dialog: Dialog; resolve: (isConfirmed: boolean) => void }>()
  const { pathname } = useLocation()
  const confirm = useCallback(async () => {
    const { ConfirmIdentityDialog } = await loadModule(() => import('./confirm-identity.tsx'))
    return new Promise<boolean>((resolve) => setOpen({ Dialog: ConfirmIdentityDialog, resolve }))
  }, [])
  // The dialog links to another page, where it must not stay open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    setOpen((before) => {
      before?.resolve(false)
      return undefined
    })
  }, [pathname])
  return (
    <ConfirmationContext value={confirm}>
      {children}
      {open && (
        <open.Dialog
          onClose={(isConfirmed) => {
            setOpen(undefined)
            open.resolve(isConfirmed)
          }}
        />
      )}
    </ConfirmationContext>
  )
}
