import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadModule } from '../starting/load-module.ts'
import { SudoDialogContext } from './use-sudo-dialog.ts'

type Dialog = ComponentType<{ onClose: (isInSudoMode: boolean) => void }>

/** Shows the dialog that opens sudo mode. Its code is loaded when it opens for the first time. */
export function SudoDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ Dialog: Dialog; resolve: (isInSudoMode: boolean) => void }>()
  const { pathname } = useLocation()
  const confirm = useCallback(async () => {
    const { SudoDialog } = await loadModule(() => import('./sudo-dialog.tsx'))
    return new Promise<boolean>((resolve) => setOpen({ Dialog: SudoDialog, resolve }))
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
    <SudoDialogContext value={confirm}>
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
