import { startTransition, useEffect, useRef, useState } from 'react'
import { loadModule } from './load-module.ts'

/** Code that only some visits need: loaded once `isNeeded` is true. `isFailed` after all retries. */
export function useModule<Module>(
  load: () => Promise<Module>,
  isNeeded = true,
): { module?: Module; isFailed?: boolean } {
  const [state, setState] = useState<{ module?: Module; isFailed?: boolean }>({})
  const firstLoad = useRef(load)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadModule(firstLoad.current).then(
      (module) => isCurrent && startTransition(() => setState({ module })),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded', error)
        if (isCurrent) setState({ isFailed: true })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return state
}
