import type { SliceFactory } from '../http/slice.ts'
import { siteTexts } from './block-texts.ts'
import { courseTexts } from './course-texts.ts'
import { siteContentFunctions } from './functions.ts'
import { mailTextFunctions } from './mail-text-functions.ts'
import { mailTexts } from './mail-texts.ts'
import { openPageRenderer } from './page-renderer.ts'
import { openPublishedContent } from './published-content.ts'

export { courseTextId, type StoredCourse, storedCourse } from './course-texts.ts'
export { mailTextBody } from './mail-text-functions.ts'
export { composeExample, greetStaff, rulesOf as mailRulesOf } from './mail-texts.ts'

/** The owner's texts and settings: published without a restart, in every process and in the prerendered pages. */
export const createSiteContentSlice: SliceFactory = (site) => {
  const content = openPublishedContent(site)
  const renderer = openPageRenderer()
  return {
    texts: [siteTexts, mailTexts, courseTexts].map((kind) => kind(() => content.refresh())),
    functions: [...siteContentFunctions(content, renderer), ...mailTextFunctions],
    /** Reads what is published before the site starts. */
    async seed() {
      await content.refresh()
    },
    async renderPages({ folder, replace }) {
      renderer.folder = folder
      const renderPublished = async () => replace(await renderer.renderPages(content.published()))
      content.onChange(renderPublished)
      const { blocks, course } = content.published()
      if (Object.keys(blocks).length > 0 || course) await renderPublished()
    },
    async close() {
      await content.close()
      await renderer.close()
    },
  }
}
