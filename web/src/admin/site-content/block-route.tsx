import { placeholderNames, publishBlock } from '@course/content/site/content'
import { siteTextId } from '@course/contract/editing/texts'
import { type BlockName, isBlockName, siteBlocks } from '@course/contract/site-content/blocks'
import { validateBlock } from '@course/contract/site-content/validate-block'
import { useEffect, useMemo, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import { LazyTextEditor } from '../../editing/lazy-editing.tsx'
import type { ContentEditor, SaveOutcome } from '../../editing/text-editor-props.ts'
import { useToast } from '../../ui/toast.tsx'
import { AdminScreen } from '../screen.tsx'
import { screenLoader, useScreenData, useViewer } from '../screen-loader.ts'
import { BlockEditor } from './block-editor.tsx'
import { blockToHtml } from './block-to-html.ts'
import { SitePreviewSheet } from './site-preview-sheet.tsx'

export const loader = screenLoader(async (_url, { block = '' }) => {
  if (!isBlockName(block)) throw new RequestError('There is no such part of the site', { status: 404 })
  return block
})

const outcomes: Record<Exclude<SaveOutcome, 'saved'>, string> = {
  'signed out': "You've been signed out. Sign in again in another tab, then publish.",
  refused: "You don't have permission to change the site.",
  failed: "We couldn't publish this. Check your connection and try again.",
}

/** Edits one block of the site, with drafts, versions and a preview like any other text. */
export function Component() {
  const { data: block } = useScreenData(loader)
  const { accountId } = useViewer()
  const [isClosed, setClosed] = useState(false)
  const toast = useToast()
  const { title, description } = siteBlocks[block]
  // A link from feedback that may be quoted adds it as a testimonial, once: the state would survive a reload.
  const navigate = useNavigate()
  const { state } = useLocation()
  const [newEntry] = useState((state as { newEntry?: object } | null)?.newEntry)
  useEffect(() => {
    if (state) navigate('.', { replace: true, state: null })
  }, [state, navigate])
  const contentEditor = useMemo(() => editorOf(block, newEntry), [block, newEntry])
  if (isClosed) return <Navigate to="/admin/site" />
  return (
    <AdminScreen
      title={title}
      intro={description}
      tools={
        <Link to="/admin/site" className="text-link">
          All parts of the site
        </Link>
      }
    >
      <div className="max-w-reading">
        <p className="mb-6 text-sm text-muted">
          You can use these in texts: {placeholderNames.map((name) => `{${name}}`).join(', ')}. The page shows
          the current price, name or address instead.
        </p>
        <LazyTextEditor
          key={block}
          text={siteTextId(block)}
          title={title}
          label={title}
          userId={accountId}
          contentEditor={contentEditor}
          onPublished={({ content }) => publishBlock(block, JSON.parse(content))}
          announce={(outcome) =>
            outcome === 'saved'
              ? toast('Published', 'success', { outlivesPage: true })
              : toast(outcomes[outcome], 'error')
          }
          // Leaves after the editor is gone, which would ask to confirm.
          onClose={() => setClosed(true)}
        />
      </div>
    </AdminScreen>
  )
}

function editorOf(block: BlockName, newEntry: object | undefined): ContentEditor {
  return {
    Editor: (props) => <BlockEditor {...props} block={block} newEntry={newEntry} />,
    Preview: ({ content, onClose }) => (
      <SitePreviewSheet block={block} value={JSON.parse(content)} onClose={onClose} />
    ),
    isValid: (content) => Object.keys(validateBlock(block, JSON.parse(content)).errors).length === 0,
    toHtml: (content) => blockToHtml(block, JSON.parse(content)),
  }
}
