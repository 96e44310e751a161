import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishedBlocks } from '@course/content/site/content'
import { renderWith } from '../platform/rendering/worker.ts'

/** `folder` is build/renderer of the web. With a path, only the preview of that page is rendered. */
export type RenderJob = { folder: string; blocks: PublishedBlocks; preview?: string }

/** The exports of web/render-pages.ts, which the build bundles for the server. */
type Renderer = {
  renderPages(templates: unknown, blocks: PublishedBlocks): Promise<Record<string, string>>
  renderPreview(templates: unknown, path: string, blocks: PublishedBlocks): Promise<string>
}

let last: Promise<unknown> = Promise.resolve()

// The renderer keeps the published blocks in a module, so it renders one job after the other.
renderWith((job: RenderJob) => {
  const result = last.catch(() => undefined).then(() => render(job))
  last = result
  return result
})

async function render({ folder, blocks, preview }: RenderJob): Promise<Uint8Array> {
  const templates: unknown = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const renderer = (await import(pathToFileURL(join(folder, 'render-pages.js')).href)) as Renderer
  const rendered =
    preview === undefined
      ? await renderer.renderPages(templates, blocks)
      : await renderer.renderPreview(templates, preview, blocks)
  return new TextEncoder().encode(JSON.stringify(rendered))
}
