import { editingCopy } from '@course/content/site/pages/editing'
import type { MailPreview } from '@course/contract/site-content/mail-texts'
import { useEffect, useMemo, useState } from 'react'
import { useFetch } from '../../app/page-data/use-fetch.ts'
import { setTheme, type Theme } from '../../editing/frame-styles.ts'
import { PreviewLayout } from '../../editing/preview-layout.tsx'
import { Choice } from '../../editing/sheet.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Waiting } from '../../ui/spinner.tsx'

type MailPreviewSheetProps = {
  fetchPreview: () => Promise<MailPreview>
  onClose: () => void
}

type Form = 'html' | 'text'

/** An unpublished mail as it is sent, as HTML or as plain text. */
export function MailPreviewSheet({ fetchPreview, onClose }: MailPreviewSheetProps) {
  // The sheet keeps showing the words it was opened with.
  const { value: preview, error } = useFetch(fetchPreview, '')
  const [form, setForm] = useState<Form>('html')
  return (
    <PreviewLayout
      onClose={onClose}
      tools={
        <Choice
          label="Version"
          value={form}
          options={{ html: 'Formatted', text: 'Plain text' }}
          onChange={setForm}
        />
      }
    >
      {({ width, theme }) => (
        <>
          {error !== undefined && <Alert tone="error">{editingCopy.preview.failed}</Alert>}
          {error === undefined && !preview && <Waiting>{editingCopy.preview.loading}</Waiting>}
          {preview && (
            <>
              <p className="mb-3 text-sm">
                <span className="text-muted">Subject:</span> <strong>{preview.subject}</strong>
              </p>
              {form === 'html' ? (
                <MailFrame html={preview.html} width={width} theme={theme} />
              ) : (
                <pre
                  className="editing-preview overflow-auto p-6 font-mono text-sm whitespace-pre-wrap"
                  data-width={width}
                >
                  {preview.text}
                </pre>
              )}
            </>
          )}
        </>
      )}
    </PreviewLayout>
  )
}

type FrameProps = { html: string; width: string; theme: Theme }

/** A frame that runs no scripts. The page's content security policy allows no inline styles, so they are set here. */
function MailFrame({ html, width, theme }: FrameProps) {
  const { markup, css } = useMemo(() => withoutStyles(html), [html])
  const [frameDocument, setFrameDocument] = useState<Document>()
  useEffect(() => {
    if (frameDocument) setTheme(frameDocument, theme)
  }, [frameDocument, theme])

  function show(loaded: Document | null) {
    const view = loaded?.defaultView
    if (!loaded || !view) return
    for (const element of loaded.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? ''
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    loaded.adoptedStyleSheets = [sheet]
    setFrameDocument(loaded)
  }

  return (
    <iframe
      title={editingCopy.preview.title}
      className="editing-preview"
      data-width={width}
      sandbox="allow-same-origin"
      srcDoc={markup}
      onLoad={(event) => show(event.currentTarget.contentDocument)}
    />
  )
}

/**
 * Moves inline styles to data attributes, and returns the style sheet. By text, because the policy also applies to
 * parsed documents; the words of a mail contain no quotation marks or tags that are not escaped.
 */
function withoutStyles(html: string): { markup: string; css: string } {
  const [, before = '', css = '', after = ''] =
    /^([\s\S]*?)<style>([\s\S]*?)<\/style>([\s\S]*)$/.exec(html) ?? []
  const markup = (before + after).replaceAll(' style="', ' data-style="')
  return { markup: markup.replace('<head>', '<head><base target="_blank">'), css }
}
