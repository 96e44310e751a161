import { course } from '@course/content/site/course'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { lessonCopy } from '@course/content/site/learning/lesson'
import { lessonTextId } from '@course/contract/editing/texts'
import { lessonPagePath } from '@course/contract/learning/library'
import {
  type LessonPage,
  lessonNumberOf,
  lessonTitleOf,
  pageCountOf,
  readingMinutesOf,
} from '@course/contract/lessons'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { useAsyncResult, useUserData } from '../app/page-data/use-page-data.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { UserPage } from '../app/page-data/user-page.tsx'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { useEditButton } from '../editing/use-edit-button.tsx'
import { FurtherReading } from '../library/further-reading.tsx'
import { fetchLessonLibrary } from '../library/requests.ts'
import { useTextPreparation } from '../library/use-text-preparation.ts'
import { ExerciseSection } from '../plan/exercise-section.tsx'
import { fetchPlan } from '../plan/requests.ts'
import { useLiveFigures } from '../plan/use-live-figures.tsx'
import { lessonNumberOfPath, parseLessonId } from '../progress/lesson-path.ts'
import { usePagesRead } from '../progress/page-reads.ts'
import { pageFromQuery } from '../progress/reading-position.ts'
import { fetchAccessInputs, fetchPagesRead } from '../progress/requests.ts'
import { ImageRendererContext } from '../rich-text/media.tsx'
import { sectionsOf } from '../rich-text/sections.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LoadError, NothingYet } from '../ui/states.tsx'
import { titleOf } from './contents.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import { LessonText } from './lesson-text.tsx'
import { Listen } from './listen.tsx'
import { Paywall } from './paywall.tsx'
import { fetchLessonPages } from './requests.ts'
import { useLessonAccess } from './use-lesson-access.ts'
import { useLessonPage } from './use-lesson-page.ts'

/** How long the paywall is shown before a user without access is redirected to the landing page. */
const PAYWALL_MS = 2000

/** For the route around all lessons. Runs again at every page turn, because a refund may have revoked access. */
export const accessLoader = userLoader((userId) => ({ access: startFetch(() => fetchAccessInputs(userId)) }))

/** Awaits nothing: title, page count and contents are shown before the text. */
export const loader = userLoader((userId, { request }) => {
  const lessonId = parseLessonId(request)
  const pages = startFetch(() => fetchLessonPages(lessonId))
  return {
    lessonId,
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    pages,
    plan: startFetch(() => fetchPlan(lessonId)),
    pagesRead: startFetch(() => fetchPagesRead(userId)),
    // Fetched only if the user can see the lesson text.
    library: startFetch(async () =>
      course().hasLibrary && (await pages).length > 0 ? fetchLessonLibrary(lessonId) : undefined,
    ),
  }
})

type LessonData = NonNullable<Awaited<ReturnType<typeof loader>>['data']>

export function Component() {
  const number = lessonNumberOfPath(useLocation().pathname)
  const [query] = useSearchParams()
  return (
    <Page>
      <PageMeta title={titleFor(number, pageFromQuery(query, number))} />
      <UserPage loader={loader}>
        {/* Keyed by lesson, so that no state carries over. */}
        {({ id }, data) => <Lesson key={data.lessonId} userId={id} data={data} />}
      </UserPage>
    </Page>
  )
}

/** Every page has its own title, so that tabs and history entries can be told apart. */
function titleFor(number: number, page: number): string {
  const title = lessonTitleOf(number)
  return page === 1 ? title : lessonCopy.pageTitle(title, page)
}

function Lesson({ userId, data }: { userId: string; data: LessonData }) {
  const { lessonId } = data
  const number = lessonNumberOf(lessonId)
  const isAdministrator = useIsAdministrator() === true
  const { page, initialBlock, onBlockChange, onLeave, turnTo } = useLessonPage(number, userId)
  const accessData = useUserData(useRouteLoaderData<typeof accessLoader>('lesson-access'))
  const { access, error: accessError } = useLessonAccess(number, accessData?.access)
  const { value: pages, error: pagesError } = useAsyncResult(data.pages)
  const plan = useAsyncResult(data.plan)
  const { isRead, onReadToEnd } = usePagesRead(userId, lessonId, data.pagesRead)
  const renderImage = useLiveFigures(userId, plan.value)
  const library = useAsyncResult(data.library)
  const preparation = useTextPreparation(library, useSearchParams()[0].get('find') ?? '')
  const [saved, setSaved] = useState<readonly LessonPage[]>([])
  const text = useRef<HTMLDivElement>(null)
  const isCurrentPage = (row: LessonPage) => row.page_number === page
  const stored = saved.find(isCurrentPage) ?? pages?.find(isCurrentPage)
  const html = stored?.content ?? ''
  const { isEditing, editButton, endEditing } = useEditButton(page)
  const sections = useMemo(() => sectionsOf(html), [html])
  const titles = useMemo(
    () => new Map(pages?.map(({ page_number, content }) => [page_number, titleOf(content)])),
    [pages],
  )
  const contents = Array.from({ length: pageCountOf(lessonId) }, (_, index) => ({
    page: index + 1,
    title: access === 'open' ? titles.get(index + 1) : undefined,
    minutes: readingMinutesOf(lessonId, index + 1),
    isRead: isRead(index + 1),
    url: lessonPagePath({ lesson: number, page: index + 1 }),
  }))
  const error = accessError ?? (pages ? undefined : pagesError)
  const isLoading = access !== 'unpaid' && error === undefined && (access !== 'open' || !pages)
  useRedirectUnpaid(access, number)

  if (access === 'locked') return <Navigate to="/welcome" replace state={{ lockedLesson: number }} />
  return (
    <LessonScreen
      lessonId={lessonId}
      page={page}
      initialBlock={initialBlock}
      onTurn={turnTo}
      contents={contents}
      sections={access === 'open' ? sections : []}
      isEditing={isEditing}
      hasFoot={!isLoading && error === undefined}
      text={text}
      tools={
        <>
          {access === 'open' && stored && !isEditing && (
            <Listen key={page} text={text} userId={userId} lesson={number} page={page} />
          )}
          {isAdministrator && pages && editButton}
        </>
      }
    >
      {body()}
    </LessonScreen>
  )

  function editor() {
    const row = { lesson_id: lessonId, page_number: page, updated_by: userId }
    return (
      <LazyTextEditor
        key={page}
        text={lessonTextId(lessonId, page)}
        title={courseLabels.lessonPage(number, page)}
        label={lessonCopy.editor.label(number, page)}
        userId={userId}
        onPublished={({ content, savedAt }) =>
          setSaved((previous) => [{ ...row, content, updated_at: savedAt }, ...previous])
        }
        announce={(outcome) =>
          window.alert(outcome === 'saved' ? lessonCopy.editor.saved(number) : lessonCopy.editor.failed)
        }
        onClose={endEditing}
      />
    )
  }

  function body() {
    if (access === 'unpaid') return <Paywall />
    if (error !== undefined)
      return (
        <LoadError error={error} isMain>
          {lessonCopy.failed}
        </LoadError>
      )
    if (isLoading) return <Loading />
    // So that the preview renders images like the page.
    if (isEditing) return <ImageRendererContext value={renderImage}>{editor()}</ImageRendererContext>
    if (!stored) return <NothingYet>{lessonCopy.empty}</NothingYet>
    return (
      <>
        <LessonText
          key={`${page} ${stored.updated_at}`}
          html={html}
          sections={sections}
          isProtected={!isAdministrator}
          initialBlock={initialBlock}
          onBlockChange={onBlockChange}
          onLeave={onLeave}
          onReadToEnd={() => onReadToEnd(page)}
          preparation={preparation}
          renderImage={renderImage}
        />
        <ExerciseSection userId={userId} page={page} plan={plan} />
        <FurtherReading library={library.value} page={page} />
      </>
    )
  }
}

/** Redirects users without access to the offer. Users who lose access while reading stay on the paywall. */
function useRedirectUnpaid(access: string, lesson: number) {
  const navigate = useNavigate()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (access === 'open') wasOpen.current = true
    if (access !== 'unpaid' || wasOpen.current) return
    const goToEnrollment = () =>
      navigate('/', { replace: true, state: { scrollTo: 'enrollment', lockedLesson: lesson } })
    const timer = setTimeout(goToEnrollment, PAYWALL_MS)
    return () => clearTimeout(timer)
  }, [access, lesson, navigate])
}

/** As tall as the window, so that the footer does not jump down when the text loads. */
function Loading() {
  return (
    <div className="mx-auto min-h-dvh max-w-160 py-4">
      <p role="status" className="sr-only">
        {lessonCopy.loading}
      </p>
      <Skeleton lines={9} />
    </div>
  )
}
