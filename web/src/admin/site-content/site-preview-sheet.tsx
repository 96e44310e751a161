import { editingCopy } from '@course/content/site/pages/editing'
import type { BlockName } from '@course/contract/site-content/blocks'
import type { SitePreview } from '@course/contract/site-content/functions'
import { useEffect, useState } from 'react'
import { setTheme, type Theme } from '../../editing/frame-styles.ts'
import { Choice, Sheet } from '../../editing/sheet.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { fetchSitePreview } from './requests.ts'

const copy = editingCopy.preview

/** Where a block is on the front page; others are at its top. */
const anchors: Partial<Record<BlockName, string>> = {
  author: '#lessons',
  footer: '#footer',
  offer: '#enrollment',
  highlights: '#highlights',
  overview: '#overview',
  objectives: '#objectives',
  topics: '#topics',
  lessons: '#lessons',
  reviews: '#testimonials',
  testimonials: '#testimonials',
  enrollment: '#enrollment',
  faq: '#questions-title',
}

type SitePreviewSheetProps = { block: BlockName; value: unknown; onClose: () => void }

/** The front page with the unpublished block, in a frame that runs no scripts and follows no links. */
export function SitePreviewSheet({ block, value, onClose }: SitePreviewSheetProps) {
  const [preview, setPreview] = useState<SitePreview>()
  const [hasFailed, setFailed] = useState(false)
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [theme, setPreviewTheme] = useState<Theme>('light')
  const [frame, setFrame] = useState<Document>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet shows the value it was opened with
  useEffect(() => {
    let isCurrent = true
    fetchSitePreview(block, value).then(
      (response) => isCurrent && setPreview(response),
      (error: unknown) => {
        console.warn('Could not fetch the preview', error)
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [block])
  useEffect(() => {
    if (frame) setTheme(frame, theme)
  }, [frame, theme])

  function show(loaded: Document | null, styles: string) {
    const view = loaded?.defaultView
    if (!loaded || !view) return
    // A style element would need the page's content security policy to allow it.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    loaded.adoptedStyleSheets = [sheet]
    setFrame(loaded)
    loaded.querySelector(anchors[block] ?? 'body')?.scrollIntoView()
  }

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
            onChange={setPreviewTheme}
          />
        </>
      }
    >
      {hasFailed && <Alert tone="error">{copy.failed}</Alert>}
      {!hasFailed && !preview && <Waiting>{copy.loading}</Waiting>}
      {preview && (
        <iframe
          title={copy.title}
          className="text-preview"
          data-width={width}
          sandbox="allow-same-origin"
          srcDoc={preview.html.replace('<head>', '<head><base target="_blank">')}
          onLoad={(event) => show(event.currentTarget.contentDocument, preview.styles)}
        />
      )}
    </Sheet>
  )
}
