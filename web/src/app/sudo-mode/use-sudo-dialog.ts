import { createContext, useContext } from 'react'

/** Provided by the layout. Without it, nothing can be confirmed. */
export const SudoDialogContext = createContext<() => Promise<boolean>>(async () => false)

/** Returns a function that asks users to confirm it's them, and resolves to whether they did. */
export const useSudoDialog = () => useContext(SudoDialogContext)
