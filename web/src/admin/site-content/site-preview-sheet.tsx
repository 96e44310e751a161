import { editingCopy } from '@course/content/site/pages/editing'
import type { BlockName } from '@course/contract/site-content/blocks'
import { useEffect, useState } from 'react'
import { useFetch } from '../../app/page-data/use-fetch.ts'
import { setTheme, type Theme } from '../../editing/frame-styles.ts'
import { PreviewLayout } from '../../editing/preview-layout.tsx'
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
  faq: '#questions',
}

type SitePreviewSheetProps = { block: BlockName; value: unknown; onClose: () => void }

/** The front page with the unpublished block. */
export function SitePreviewSheet({ block, value, onClose }: SitePreviewSheetProps) {
  // The sheet keeps showing the value it was opened with.
  const { value: preview, error } = useFetch(() => fetchSitePreview(block, value), block)
  return (
    <PreviewLayout onClose={onClose}>
      {({ width, theme }) => (
        <>
          {error !== undefined && <Alert tone="error">{copy.failed}</Alert>}
          {error === undefined && !preview && <Waiting>{copy.loading}</Waiting>}
          {preview && (
            <SiteFrame {...preview} anchor={anchors[block] ?? 'body'} width={width} theme={theme} />
          )}
        </>
      )}
    </PreviewLayout>
  )
}

type FrameProps = { html: string; styles: string; anchor: string; width: string; theme: Theme }

/** A frame that runs no scripts and follows no links. */
function SiteFrame({ html, styles, anchor, width, theme }: FrameProps) {
  const [frameDocument, setFrameDocument] = useState<Document>()
  useEffect(() => {
    if (frameDocument) setTheme(frameDocument, theme)
  }, [frameDocument, theme])

  function show(loaded: Document | null) {
    const view = loaded?.defaultView
    if (!loaded || !view) return
    // A style element would need the page's content security policy to allow it.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    loaded.adoptedStyleSheets = [sheet]
    setFrameDocument(loaded)
    loaded.querySelector(anchor)?.scrollIntoView()
  }

  return (
    <iframe
      title={copy.title}
      className="editing-preview"
      data-width={width}
      sandbox="allow-same-origin"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      onLoad={(event) => show(event.currentTarget.contentDocument)}
    />
  )
}
