import { publishMailTexts } from '@course/content/course/mail/define-mail'
import { type CourseParts, publishParts } from '@course/content/course/parts'
import { mergeWithDefaults, offerAt, publishContent } from '@course/content/site/content'
import { publishCourse } from '@course/content/site/course'
import type { Published } from '@course/content/site/published'
import type { PublishedBlocks } from '@course/content/site/types'
import { listCurrentTexts, textRevision } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { publishedBlocks } from './block-texts.ts'
import { publicCourse, storedCourse } from './course-texts.ts'
import { publishedMailTexts } from './mail-texts.ts'

/** How soon other processes show what one of them has published. */
const REFRESH_SECONDS = 5

const NOTHING = JSON.stringify({ blocks: {} } satisfies Published)

export type PublishedContent = {
  published(): Published
  /** Reads what is published. Calls `onChange` if it has changed, and resolves afterwards. */
  refresh(): Promise<void>
  onChange(listener: () => Promise<void>): void
  close(): Promise<void>
}

/**
 * What this process shows of the owner's texts and settings. Every process reads them again after a few seconds,
 * because another one may have published something, or the offer may have ended.
 */
export function openPublishedContent(site: Site): PublishedContent {
  let current = NOTHING
  let rendered = NOTHING
  let listener = async () => {}
  let lastRefresh = Promise.resolve()
  const readCourse = courseReader()

  async function read(): Promise<void> {
    publishMailTexts(publishedMailTexts(await listCurrentTexts(site.db, 'mail'), site.log))
    const blocks = publishedBlocks(await listCurrentTexts(site.db, 'site'), site.log)
    const course = await readCourse(site.db)
    current = JSON.stringify({ blocks: withCurrentOffer(blocks, site.clock.now()), ...course })
    if (current === rendered) return
    show(JSON.parse(current))
    await listener()
    // After a failure the next refresh tries again.
    rendered = current
  }

  /** One after the other, so that an older state never replaces a newer one. */
  function refresh(): Promise<void> {
    lastRefresh = lastRefresh.catch(() => undefined).then(read)
    return lastRefresh
  }

  // The content is global to the process: this removes what an earlier site, such as one in a test, has published.
  show(JSON.parse(NOTHING))
  publishMailTexts({})
  publishParts(undefined)
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      site.log.error({ err: error }, 'the site’s texts could not be refreshed'),
    )
  }, REFRESH_SECONDS * 1000).unref()
  return {
    published: () => JSON.parse(current),
    refresh,
    onChange: (added) => {
      listener = added
    },
    async close() {
      clearInterval(timer)
      await lastRefresh.catch(() => undefined)
    },
  }
}

/** Reads the imported course, if there is one. It is large, so only again after something was imported. */
function courseReader() {
  let read: { revision: number; course: Pick<Published, 'course'> } | undefined
  return async (db: Db): Promise<Pick<Published, 'course'>> => {
    const revision = await textRevision(db, 'course')
    if (read?.revision === revision) return read.course
    const { course, isImported } = storedCourse(await listCurrentTexts(db, 'course'))
    publishParts(isImported ? (course satisfies CourseParts) : undefined)
    read = { revision, course: isImported ? { course: publicCourse(course) } : {} }
    return read.course
  }
}

function show({ blocks, course }: Published): void {
  publishContent(blocks)
  publishCourse(course)
}

/** The blocks as they are shown now: the current price may have ended. */
export function withCurrentOffer(blocks: PublishedBlocks, now: Date): PublishedBlocks {
  const { offer, site } = mergeWithDefaults(blocks)
  const current = offerAt(offer, now, site.timeZone)
  return current === offer ? blocks : { ...blocks, offer: current }
}
