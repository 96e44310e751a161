import type { SliceFactory } from '../http/slice.ts'
import { RenderingThread } from '../platform/rendering/thread.ts'
import {
  planDocumentFunction,
  type Renderer,
  toolkitFileFunction,
  toolkitFunction,
  workshopSlidesFunction,
} from './functions.ts'

export { makeDocument } from './make-document.ts'

export const createDocumentsSlice: SliceFactory = () => {
  const renderer: Renderer = new RenderingThread(new URL('./worker.ts', import.meta.url))
  return {
    functions: [
      planDocumentFunction(renderer),
      toolkitFunction,
      toolkitFileFunction(renderer),
      workshopSlidesFunction(renderer),
    ],
    close: () => renderer.close(),
  }
}
