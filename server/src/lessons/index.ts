import type { SliceFactory } from '../http/slice.ts'
import { lessonContent } from './resource.ts'
import { lessonTexts } from './texts.ts'

export { importPages } from './import-page.ts'

/** Hosts that videos may be embedded from. Both set no cookies before playback. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

export const createLessonsSlice: SliceFactory = () => ({
  texts: [lessonTexts],
  resources: [lessonContent],
  csp: { frame: VIDEO_HOSTS },
})
