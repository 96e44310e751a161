import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { TextEditorProps } from './text-editor-props.ts'

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: ComponentType<TextEditorProps> }

/** Editing with drafts and versions, fetched when it is first shown: only those who may edit ever load it. */
export function LazyTextEditor(props: TextEditorProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })

  useEffect(() => {
    let isCurrent = true
    loadModule(() => import('./text-editor.tsx')).then(
      ({ TextEditor }) => isCurrent && setLoaded({ state: 'ready', Editor: TextEditor }),
      (error: unknown) => {
        console.warn('The editor did not arrive', error)
        if (isCurrent) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])

  if (loaded.state === 'ready') return <loaded.Editor {...props} />
  if (loaded.state === 'loading') return <Waiting className="py-6">Loading the editor…</Waiting>
  return (
    <>
      <Alert tone="error">The editor could not be loaded. Check your connection, then reload the page.</Alert>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  )
}
