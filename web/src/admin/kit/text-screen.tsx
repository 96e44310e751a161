import type { TextId } from '@course/contract/editing/texts'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { LazyTextEditor } from '../../editing/lazy-editing.tsx'
import type { ContentEditor, TextEditorProps } from '../../editing/text-editor-props.ts'
import { AdminScreen } from './admin-screen.tsx'
import { useSignedInStaff } from './screen-loader.ts'

type TextScreenProps = {
  text: TextId
  title: string
  intro: string
  /** The list of such texts, which is shown once the editor is closed. */
  list: { path: string; label: string }
  contentEditor: ContentEditor
  onPublished?: TextEditorProps['onPublished']
  /** Above the editor. */
  note?: ReactNode
  /** Beside the editor. */
  aside?: ReactNode
}

/** Edits one text, with drafts, versions and a preview. */
export function TextScreen({ text, title, intro, list, note, aside, ...editing }: TextScreenProps) {
  const { accountId } = useSignedInStaff()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return <Navigate to={list.path} />
  return (
    <AdminScreen title={title} intro={intro} list={list}>
      <div className={aside ? 'grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]' : undefined}>
        <div className="max-w-reading">
          {note && <p className="mb-6 text-sm text-muted">{note}</p>}
          <LazyTextEditor
            key={text}
            text={text}
            title={title}
            label={title}
            userId={accountId}
            // Leaves after the editor is gone, which would ask to confirm.
            onClose={() => setClosed(true)}
            {...editing}
          />
        </div>
        {aside}
      </div>
    </AdminScreen>
  )
}
