import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadModule } from '../starting/load-module.ts'
import { SudoDialogContext } from './use-sudo-dialog.ts'

type OpenDialog = { Dialog: Dialog; resolve: (isInSudoMode: boolean) => void }
type Dialog = ComponentType<{ onClose: (isInSudoMode: boolean) => void }>

/** Shows the dialog that opens sudo mode. Its code is loaded when it opens for the first time. */
export function SudoDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>()
  const { pathname } = useLocation()
  const pending = useRef<Promise<boolean>>(undefined)
  // Two calls that need sudo mode at once wait for the same dialog.
  const requestSudoMode = useCallback(() => {
    pending.current ??= openDialog(setOpen).finally(() => {
      pending.current = undefined
    })
    return pending.current
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
    <SudoDialogContext value={requestSudoMode}>
      {children}
      {open && (
        <open.Dialog
          onClose={(isInSudoMode) => {
            setOpen(undefined)
            open.resolve(isInSudoMode)
          }}
        />
      )}
    </SudoDialogContext>
  )
}

async function openDialog(show: (dialog: OpenDialog) => void): Promise<boolean> {
  const { SudoDialog } = await loadModule(() => import('./sudo-dialog.tsx'))
  return new Promise((resolve) => show({ Dialog: SudoDialog, resolve }))
}
