import type { PublishedBlocks } from '@course/content/site/content'
import type { SitePreview } from '@course/contract/site-content/functions'
import { AppError } from '../platform/errors.ts'
import { RenderingThread } from '../platform/rendering/thread.ts'
import type { RenderJob } from './render-pages-thread.ts'

/** Renders pages in a thread, so that requests are not blocked. */
export function openPageRenderer() {
  const thread = new RenderingThread<RenderJob>(new URL('./render-pages-thread.ts', import.meta.url))
  const renderer = {
    /** build/renderer of the web; undefined on a site that serves no pages. */
    folder: undefined as string | undefined,
    renderPages: (blocks: PublishedBlocks) => render<Record<string, string>>({ blocks }),
    renderPreview: (blocks: PublishedBlocks) => render<SitePreview>({ blocks, isPreview: true }),
    close: () => thread.close(),
  }
  async function render<Result>(job: Omit<RenderJob, 'folder'>): Promise<Result> {
    const { folder } = renderer
    if (!folder) throw new AppError('server.failure', { cause: new Error('this site serves no pages') })
    return JSON.parse((await thread.render({ folder, ...job })).toString('utf8')) as Result
  }
  return renderer
}

export type PageRenderer = ReturnType<typeof openPageRenderer>
