import { placeholderNames, publishBlock } from '@course/content/site/content'
import { siteTextId } from '@course/contract/editing/texts'
import { type BlockName, isBlockName, siteBlocks } from '@course/contract/site-content/blocks'
import { validateBlock } from '@course/contract/site-content/validate-block'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { RequestError } from '../../app/clients/request-error.ts'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { TextScreen } from '../kit/text-screen.tsx'
import { BlockEditor } from './block-editor.tsx'
import { blockToHtml } from './block-to-html.ts'
import { SitePreviewSheet } from './site-preview-sheet.tsx'

export const loader = screenLoader(async (_url, { block = '' }) => {
  if (!isBlockName(block)) throw new RequestError('There is no such part of the site', { status: 404 })
  return block
})

/** Edits one block of the site, with drafts, versions and a preview like any other text. */
export function Component() {
  const { data: block } = useScreenData(loader)
  const { title, description } = siteBlocks[block]
  // A link from feedback that may be quoted adds it as a testimonial, once: the state would survive a reload.
  const navigate = useNavigate()
  const { state } = useLocation()
  const [newEntry] = useState((state as { newEntry?: object } | null)?.newEntry)
  useEffect(() => {
    if (state) navigate('.', { replace: true, state: null })
  }, [state, navigate])
  const contentEditor = useMemo(() => editorOf(block, newEntry), [block, newEntry])
  return (
    <TextScreen
      text={siteTextId(block)}
      title={title}
      intro={description}
      list={{ path: '/admin/site', label: 'All parts of the site' }}
      contentEditor={contentEditor}
      onPublished={({ content }) => publishBlock(block, JSON.parse(content))}
      note={`You can use these in texts: ${placeholderNames.map((name) => `{${name}}`).join(', ')}. The page shows the current price, name or address instead.`}
    />
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
