import { createContext, useContext } from 'react'

/** Provided by the layout. Without it, sudo mode stays closed. */
export const SudoDialogContext = createContext<() => Promise<boolean>>(async () => false)

/** Returns a function that opens the sudo dialog and resolves to whether sudo mode is open. */
export const useSudoDialog = () => useContext(SudoDialogContext)
