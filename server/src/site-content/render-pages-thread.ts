import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Published } from '@course/content/site/published'
import type { SitePreview } from '@course/contract/site-content/functions'
import { serveTasks } from '../platform/serve-tasks.ts'

/** `folder` is build/renderer of the web. A preview is of the front page only. */
export type RenderTask = { folder: string; published: Published; isPreview?: boolean }

/** The exports of web/render-published-files.ts, which the build bundles for the server. */
type Renderer = {
  renderPublishedFiles(templates: unknown, published: Published): Promise<Record<string, string>>
  renderPreview(templates: unknown, published: Published): Promise<SitePreview>
}

let last: Promise<unknown> = Promise.resolve()

// The renderer keeps what is published in a module, so it renders one job after the other.
serveTasks(
  (task: RenderTask) => {
    const result = last.catch(() => undefined).then(() => render(task))
    last = result
    return result
  },
  // At normal priority, because publishing waits for the result.
  { isUrgent: true },
)

async function render({ folder, published, isPreview }: RenderTask): Promise<Uint8Array> {
  const templates: unknown = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const renderer = (await import(pathToFileURL(join(folder, 'render-published-files.js')).href)) as Renderer
  const rendered = isPreview
    ? await renderer.renderPreview(templates, published)
    : await renderer.renderPublishedFiles(templates, published)
  return new TextEncoder().encode(JSON.stringify(rendered))
}
