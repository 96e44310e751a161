import type { Published } from '@course/content/site/published'
import type { SitePreview } from '@course/contract/site-content/functions'
import { AppError } from '../platform/errors.ts'
import { WorkerThread } from '../platform/worker-thread.ts'
import type { RenderTask } from './render-pages-thread.ts'

/** Renders pages in a thread, so that requests are not blocked. */
export function openPageRenderer() {
  const thread = new WorkerThread<RenderTask>(new URL('./render-pages-thread.ts', import.meta.url))
  const renderer = {
    /** build/renderer of the web; undefined on a site that serves no pages. */
    folder: undefined as string | undefined,
    renderPages: (published: Published) => render<Record<string, string>>({ published }),
    renderPreview: (published: Published) => render<SitePreview>({ published, isPreview: true }),
    close: () => thread.close(),
  }
  async function render<Result>(task: Omit<RenderTask, 'folder'>): Promise<Result> {
    const { folder } = renderer
    if (!folder) throw new AppError('server.failure', { cause: new Error('this site serves no pages') })
    return JSON.parse((await thread.run({ folder, ...task })).toString('utf8')) as Result
  }
  return renderer
}

export type PageRenderer = ReturnType<typeof openPageRenderer>
