import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishedBlocks } from '@course/content/site/content'
import type { SitePreview } from '@course/contract/site-content/functions'
import { renderWith } from '../platform/rendering/worker.ts'

/** `folder` is build/renderer of the web. A preview is of the front page only. */
export type RenderJob = { folder: string; blocks: PublishedBlocks; isPreview?: boolean }

/** The exports of web/render-pages.ts, which the build bundles for the server. */
type Renderer = {
  renderPages(templates: unknown, blocks: PublishedBlocks): Promise<Record<string, string>>
  renderPreview(templates: unknown, blocks: PublishedBlocks): Promise<SitePreview>
}

let last: Promise<unknown> = Promise.resolve()

// The renderer keeps the published blocks in a module, so it renders one job after the other.
renderWith((job: RenderJob) => {
  const result = last.catch(() => undefined).then(() => render(job))
  last = result
  return result
})

async function render({ folder, blocks, isPreview }: RenderJob): Promise<Uint8Array> {
  const templates: unknown = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const renderer = (await import(pathToFileURL(join(folder, 'render-pages.js')).href)) as Renderer
  const rendered = isPreview
    ? await renderer.renderPreview(templates, blocks)
    : await renderer.renderPages(templates, blocks)
  return new TextEncoder().encode(JSON.stringify(rendered))
}
