import { editingCopy } from '@course/content/site/pages/editing'
import type { TextId } from '@course/contract/editing/texts'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '../ui/alert.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { copyStyles, setTheme, type Theme } from './frame-styles.ts'
import { previewText } from './requests.ts'
import { Choice, Sheet } from './sheet.tsx'

const copy = editingCopy.preview

type PreviewSheetProps = { text: TextId; title: string; html: string; onClose: () => void }

/** The text as a learner would see it: cleaned by the server and drawn by what draws the lesson, before it is saved. */
export function PreviewSheet({ text, title, html, onClose }: PreviewSheetProps) {
  const [content, setContent] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [theme, setThemeShown] = useState<Theme>('light')
  useEffect(() => {
    let isCurrent = true
    previewText(text, html).then(
      (cleaned) => isCurrent && setContent(cleaned),
      (error: unknown) => {
        console.warn('The preview did not arrive', error)
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text, html])
  return (
    <Sheet
      title={copy.title}
      onClose={onClose}
      tools={
        <>
          <Choice
            label={copy.width}
            value={width}
            options={{ desktop: copy.desktop, phone: copy.phone }}
            onChange={setWidth}
          />
          <Choice
            label={copy.theme}
            value={theme}
            options={{ light: copy.light, dark: copy.dark }}
            onChange={setThemeShown}
          />
        </>
      }
    >
      {hasFailed && <Alert tone="error">{copy.failed}</Alert>}
      {!hasFailed && content === undefined && <Waiting>{copy.loading}</Waiting>}
      {content !== undefined && (
        <Frame title={`${copy.title}: ${title}`} width={width} theme={theme}>
          <div className="mx-auto max-w-160 px-5 py-10" onClickCapture={disableLinks}>
            <RichText html={content} />
          </div>
        </Frame>
      )}
    </Sheet>
  )
}

/** A link in the preview would lead away from what is being edited. */
function disableLinks(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

type FrameProps = { title: string; width: string; theme: Theme; children: ReactNode }

/** An iframe, so that media queries for width and theme apply to the preview itself. */
function Frame({ title, width, theme, children }: FrameProps) {
  const [inner, setInner] = useState<Document>()
  const attach = useCallback((frame: HTMLIFrameElement | null) => {
    const own = frame?.contentDocument
    if (!own) return
    copyStyles(document, own)
    setInner(own)
  }, [])
  useEffect(() => {
    if (inner) setTheme(inner, theme)
  }, [inner, theme])
  return (
    <>
      <iframe
        ref={attach}
        title={title}
        className="text-preview"
        data-width={width}
        // Some browsers put a new empty document in place of the first one.
        onLoad={(event) => attach(event.currentTarget)}
      />
      {inner && createPortal(children, inner.body)}
    </>
  )
}
