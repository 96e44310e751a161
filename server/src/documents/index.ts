import type { SliceFactory } from '../http/slice.ts'
import { WorkerThread } from '../platform/worker-thread.ts'
import {
  planDocumentFunction,
  type Renderer,
  toolkitFileFunction,
  toolkitFunction,
  workshopSlidesFunction,
} from './functions.ts'
import { planFiles } from './plan-files.ts'

export const createDocumentsSlice: SliceFactory = (site) => {
  const renderer: Renderer = new WorkerThread(new URL('./worker.ts', import.meta.url))
  return {
    functions: [
      planDocumentFunction(renderer),
      toolkitFunction,
      toolkitFileFunction(renderer),
      workshopSlidesFunction(renderer),
    ],
    personalFiles: (caller) => planFiles(site, renderer, caller),
    close: () => renderer.close(),
  }
}
