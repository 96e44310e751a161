import { course } from '@course/content/site/course'
import { lessons } from '@course/content/site/lessons'
import { lessonTextId } from '@course/contract/editing/texts'
import { type LessonId, type LessonPage, pageCounts } from '@course/contract/lessons'
import type { User } from '@supabase/auth-js'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Navigate, useNavigate, useRevalidator, useRouteLoaderData, useSearchParams } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { forUser } from '../app/for-user.ts'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { useAsyncResult, useDataForCurrentUser, usePageData } from '../app/use-page-data.ts'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { useEditing } from '../editing/use-editing.tsx'
import { FurtherReading } from '../library/further-reading.tsx'
import { fetchLessonLibrary } from '../library/requests.ts'
import { useLessonPreparation } from '../library/use-lesson-library.ts'
import { ExerciseSection } from '../plan/exercise-section.tsx'
import { fetchPlan } from '../plan/requests.ts'
import { useLiveFigures } from '../plan/use-live-figures.tsx'
import { minutesOf } from '../progress/learner.ts'
import { usePagesRead } from '../progress/page-reads.ts'
import { lessonPageUrl, pageFromQuery } from '../progress/reading-position.ts'
import { fetchAccessInputs, fetchPagesRead } from '../progress/requests.ts'
import { useLessonAccess } from '../progress/use-lesson-access.ts'
import { useLessonPage } from '../progress/use-lesson-page.ts'
import { parseLessonId, useLessonRoute } from '../progress/use-lesson-route.ts'
import { ImageRendererContext } from '../rich-text/media.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { titleOf } from './contents.tsx'
import { LessonProblem } from './lesson-problem.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import { LessonText } from './lesson-text.tsx'
import { Paywall } from './paywall.tsx'
import { fetchLessonPages } from './requests.ts'

/** How long the paywall is shown before a user without access is redirected to the landing page. */
const paywallMs = 2000

/** For the route around all lessons. Runs again at every page turn, because a refund may have revoked access. */
export const accessLoader = () =>
  forUser((userId) => ({ access: startFetch(() => fetchAccessInputs(userId)) }))

export const loader = ({ request }: LoaderFunctionArgs) =>
  forUser((userId) => {
    const lessonId = parseLessonId(request)
    const pages = startFetch(async () => (lessonId ? fetchLessonPages(lessonId) : []))
    return {
      isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
      pages,
      plan: startFetch(() => fetchPlan(lessonId)),
      pagesRead: startFetch(() => fetchPagesRead(userId)),
      // Fetched only if the user can see the lesson text.
      library: startFetch(async () =>
        course.hasLibrary && lessonId && (await pages).length > 0 ? fetchLessonLibrary(lessonId) : undefined,
      ),
    }
  })

export function Component() {
  const route = useLessonRoute()
  const [query] = useSearchParams()
  if (!route) return <SignInRedirect />
  const { number, lessonId, user } = route
  return (
    <Page>
      <PageMeta title={titleFor(number, pageFromQuery(query, number))} />
      {/* Keyed by lesson and user, so that no state carries over. */}
      {user ? <Lesson key={`${lessonId} ${user.id}`} {...{ number, lessonId, user }} /> : <Loading />}
    </Page>
  )
}

/** Every page has its own title, so that tabs and history entries can be told apart. */
function titleFor(number: number, page: number): string {
  const title = lessons[number - 1]?.title ?? ''
  return page === 1 ? title : `${title}, page ${page}`
}

function Lesson({ number, lessonId, user }: { number: number; lessonId: LessonId; user: User }) {
  const isAdministrator = useIsAdministrator() === true
  const { page, initialBlock, onBlockChange, onLeave, turnTo } = useLessonPage(number, user.id)
  const accessData = useDataForCurrentUser(
    useRouteLoaderData<ReturnType<typeof accessLoader>>('lesson-access'),
  )
  const access = useLessonAccess(number, accessData?.access)
  const data = usePageData<ReturnType<typeof loader>>()
  const { value: pages, error } = useAsyncResult(data?.pages)
  const { value: plan } = useAsyncResult(data?.plan)
  const { isRead, onReadToEnd } = usePagesRead(user.id, lessonId, data?.pagesRead)
  const renderImage = useLiveFigures(user.id, plan)
  const library = useAsyncResult(data?.library)
  const preparation = useLessonPreparation(library, useSearchParams()[0].get('find') ?? '')
  const [saved, setSaved] = useState<readonly LessonPage[]>([])
  const isCurrentPage = (row: LessonPage) => row.page_number === page
  const stored = saved.find(isCurrentPage) ?? pages?.find(isCurrentPage)
  const html = stored?.content ?? ''
  const { isEditing, editButton, endEditing } = useEditing(page)
  const titles = useMemo(
    () => new Map(pages?.map(({ page_number, content }) => [page_number, titleOf(content)])),
    [pages],
  )
  const contents = Array.from({ length: pageCounts[lessonId] }, (_, index) => ({
    page: index + 1,
    title: access === 'open' ? titles.get(index + 1) : undefined,
    minutes: minutesOf(lessonId, index + 1),
    isRead: isRead(index + 1),
    url: lessonPageUrl(number, index + 1),
  }))
  const { revalidate } = useRevalidator()
  const isFailed = access === 'failed' || (error !== undefined && !pages)
  const isLoading = access !== 'unpaid' && !isFailed && (access !== 'open' || !pages)
  useRedirectUnpaid(access, number)

  if (access === 'closed') return <Navigate to="/welcome" replace state={{ closedLesson: number }} />
  return (
    <LessonScreen
      lessonId={lessonId}
      page={page}
      initialBlock={initialBlock}
      onTurn={turnTo}
      contents={contents}
      isEditing={isEditing}
      isLoading={isLoading}
      tools={isAdministrator && pages ? editButton : undefined}
    >
      {body()}
    </LessonScreen>
  )

  function editor() {
    const row = { lesson_id: lessonId, page_number: page, updated_by: user.id }
    return (
      <LazyTextEditor
        key={page}
        text={lessonTextId(lessonId, page)}
        title={`Lesson ${number}, page ${page}`}
        label={`Text of lesson ${number}, page ${page}`}
        userId={user.id}
        onPublished={({ content, savedAt }) =>
          setSaved((previous) => [{ ...row, content, updated_at: savedAt }, ...previous])
        }
        announce={(outcome) =>
          window.alert(
            outcome === 'saved'
              ? `Lesson ${number} content saved successfully!`
              : 'Error saving content. Please try again.',
          )
        }
        onClose={endEditing}
      />
    )
  }

  function body() {
    if (access === 'unpaid') return <Paywall />
    if (isFailed) {
      return (
        <LessonProblem
          text="We couldn't load this lesson. Check your connection and try again."
          onRetry={revalidate}
        />
      )
    }
    if (isLoading) return <Loading />
    // So that the preview renders images like the page.
    if (isEditing) return <ImageRendererContext value={renderImage}>{editor()}</ImageRendererContext>
    if (!stored) return <LessonProblem text="This page is empty." onRetry={revalidate} />
    return (
      <>
        <LessonText
          key={`${page} ${stored.updated_at}`}
          html={html}
          isProtected={!isAdministrator}
          initialBlock={initialBlock}
          onBlockChange={onBlockChange}
          onLeave={onLeave}
          onReadToEnd={() => onReadToEnd(page)}
          preparation={preparation}
          renderImage={renderImage}
        />
        <ExerciseSection userId={user.id} page={page} response={plan} />
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
      navigate('/', { replace: true, state: { scrollTo: 'enrollment', closedLesson: lesson } })
    const timer = setTimeout(goToEnrollment, paywallMs)
    return () => clearTimeout(timer)
  }, [access, lesson, navigate])
}

/** As tall as the window, so that the footer does not jump down when the text loads. */
function Loading() {
  return (
    <div className="mx-auto min-h-dvh max-w-160 py-4">
      <p role="status" className="sr-only">
        Loading the lesson…
      </p>
      <Skeleton lines={9} />
    </div>
  )
}
