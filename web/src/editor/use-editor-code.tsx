import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../app/starting/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'

type EditorCode<Props> = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: ComponentType<Props> }

/** How to load a module and pick the editor component from it. */
type Source<Module, Props> = { load: () => Promise<Module>; pick: (module: Module) => ComponentType<Props> }

/** Loads the code of an editor when it is first shown. `source` must be a constant. */
export function useEditorCode<Module, Props>(source: Source<Module, Props>): EditorCode<Props> {
  const [loaded, setLoaded] = useState<EditorCode<Props>>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    loadModule(source.load).then(
      (module) => isCurrent && setLoaded({ state: 'ready', Editor: source.pick(module) }),
      (error: unknown) => {
        console.warn('The editor could not be loaded', error)
        if (isCurrent) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [source])
  return loaded
}

/** Shown instead of an editor whose code is loading or failed to load. */
export function EditorPlaceholder({ state }: { state: 'loading' | 'failed' }) {
  if (state === 'loading') return <Waiting className="py-6">Loading the editor…</Waiting>
  return (
    <>
      <Alert tone="error">We couldn't load the editor. Check your connection and reload the page.</Alert>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  )
}
