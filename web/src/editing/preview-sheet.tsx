import { editingCopy } from '@course/content/site/pages/editing'
import type { TextId } from '@course/contract/editing/texts'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetch } from '../app/page-data/use-fetch.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Alert } from '../ui/alert.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { copyStyles, setTheme, type Theme } from './frame-styles.ts'
import { PreviewLayout } from './preview-layout.tsx'
import { previewText } from './requests.ts'

const copy = editingCopy.preview

type PreviewSheetProps = { text: TextId; title: string; html: string; onClose: () => void }

/** Shows the unsaved text as learners would see it, without the outline: sanitized by the server and rendered like a lesson. */
export function PreviewSheet({ text, title, html, onClose }: PreviewSheetProps) {
  const { value: content, error } = useFetch(() => previewText(text, html), `${text} ${html}`)
  return (
    <PreviewLayout onClose={onClose}>
      {({ width, theme }) => (
        <>
          {error !== undefined && <Alert tone="error">{copy.failed}</Alert>}
          {error === undefined && content === undefined && <Waiting>{copy.loading}</Waiting>}
          {content !== undefined && (
            <PreviewFrame title={`${copy.title}: ${title}`} width={width} theme={theme}>
              <div className="mx-auto max-w-160 px-5 py-10" onClickCapture={disableLinks}>
                <RichText html={content} />
              </div>
            </PreviewFrame>
          )}
        </>
      )}
    </PreviewLayout>
  )
}

/** A link would leave the editor. */
export function disableLinks(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

type FrameProps = { title: string; width: string; theme: Theme; children: ReactNode }

/** An iframe, so that media queries for width and theme apply to the preview itself. */
function PreviewFrame({ title, width, theme, children }: FrameProps) {
  const [frameDocument, setFrameDocument] = useState<Document>()
  const attach = useCallback((frame: HTMLIFrameElement | null) => {
    const contentDocument = frame?.contentDocument
    if (!contentDocument) return
    copyStyles(document, contentDocument)
    setFrameDocument(contentDocument)
  }, [])
  useEffect(() => {
    if (frameDocument) setTheme(frameDocument, theme)
  }, [frameDocument, theme])
  return (
    <>
      <iframe
        ref={attach}
        title={title}
        className="editing-preview"
        data-width={width}
        // Some browsers replace the first document with a new empty one.
        onLoad={(event) => attach(event.currentTarget)}
      />
      {frameDocument && createPortal(children, frameDocument.body)}
    </>
  )
}
