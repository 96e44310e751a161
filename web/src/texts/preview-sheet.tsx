import { textEditing } from '@course/content/site/pages/text-editing'
import type { TextId } from '@course/contract/texts/texts'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '../ui/alert.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { previewText } from './calls.ts'
import { copyStyles, setTheme, type Theme } from './frame-styles.ts'
import { Choice, Sheet } from './sheet.tsx'

const words = textEditing.preview

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
      title={words.title}
      onClose={onClose}
      tools={
        <>
          <Choice
            label={words.width}
            value={width}
            options={{ desktop: words.desktop, phone: words.phone }}
            onChange={setWidth}
          />
          <Choice
            label={words.theme}
            value={theme}
            options={{ light: words.light, dark: words.dark }}
            onChange={setThemeShown}
          />
        </>
      }
    >
      {hasFailed && <Alert tone="error">{words.failed}</Alert>}
      {!hasFailed && content === undefined && <Waiting>{words.loading}</Waiting>}
      {content !== undefined && (
        <Frame title={`${words.title}: ${title}`} width={width} theme={theme}>
          <div className="mx-auto max-w-160 px-5 py-10" onClickCapture={keepLinksFromLeading}>
            <RichText html={content} />
          </div>
        </Frame>
      )}
    </Sheet>
  )
}

/** A link in the preview would lead away from what is being edited. */
function keepLinksFromLeading(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

type FrameProps = { title: string; width: string; theme: Theme; children: ReactNode }

/** A document of its own, so that the styles for phones and for the dark are those of its own width and theme. */
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
