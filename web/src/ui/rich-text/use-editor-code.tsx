import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../../entry/load-module.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Waiting } from '../spinner.tsx'

type Loaded<Props> = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: ComponentType<Props> }

/** Where an editor comes from: its module, and which part of that it is. */
type Source<Module, Props> = { load: () => Promise<Module>; pick: (module: Module) => ComponentType<Props> }

/** The code of an editor, fetched when it is first shown. The source must be the same object every time. */
export function useEditorCode<Module, Props>(source: Source<Module, Props>): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    loadModule(source.load).then(
      (module) => isCurrent && setLoaded({ state: 'ready', Editor: source.pick(module) }),
      (error: unknown) => {
        console.warn('The editor did not arrive', error)
        if (isCurrent) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [source])
  return loaded
}

/** In the place of an editor whose code is not here. */
export function EditorToCome({ state }: { state: 'loading' | 'failed' }) {
  if (state === 'loading') return <Waiting className="py-6">Loading the editor…</Waiting>
  return (
    <>
      <Alert tone="error">The editor could not be loaded. Check your connection, then reload the page.</Alert>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  )
}
