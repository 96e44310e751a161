import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../../entry/load-module.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Waiting } from '../spinner.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; Editor: ComponentType<RichTextEditorProps> }

/** The rich text editor, fetched when it is first shown: only those who may edit ever load it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })

  useEffect(() => {
    let isCurrent = true
    loadModule(() => import('./rich-text-editor.tsx')).then(
      ({ RichTextEditor }) => isCurrent && setLoaded({ state: 'ready', Editor: RichTextEditor }),
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
  return (
    <>
      <div className="flex justify-end pb-4">{props.actions}</div>
      {loaded.state === 'loading' ? <Waiting className="py-6">Loading the editor…</Waiting> : <LoadFailed />}
    </>
  )
}

function LoadFailed() {
  return (
    <>
      <Alert tone="error">The editor could not be loaded. Check your connection, then reload the page.</Alert>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  )
}
