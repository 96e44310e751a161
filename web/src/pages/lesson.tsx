import { lessons } from '@course/content/site/lessons'
import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import type { User } from '@supabase/auth-js'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import { PageMeta } from '../app/page-meta.tsx'
import { useSession } from '../app/session.tsx'
import { useLessonEditor } from '../lessons/lesson-editor.tsx'
import { LessonProblem } from '../lessons/lesson-problem.tsx'
import { LessonScreen } from '../lessons/lesson-screen.tsx'
import { LessonText } from '../lessons/lesson-text.tsx'
import { Paywall } from '../lessons/paywall.tsx'
import { useLessonPages } from '../lessons/use-lesson-pages.ts'
import { useLessonAccess } from '../progress/use-lesson-access.ts'
import { useLessonPage } from '../progress/use-lesson-page.ts'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Long enough to read why, before somebody without the course is sent to the page that sells it. */
const noticeMilliseconds = 2000

export function Component() {
  const { loading, user } = useSession()
  const number = Number(/\d+/.exec(useLocation().pathname)?.[0])
  const lessonId = lessonIdOf(number)
  if (!lessonId || (!loading && !user)) return <Navigate to="/welcome" replace />
  return (
    <Page>
      <PageMeta title={lessons[number - 1]?.title} />
      {/* Another lesson or another account is another page: nothing of the one before may linger. */}
      {user ? <Lesson key={`${lessonId} ${user.id}`} {...{ number, lessonId, user }} /> : <Loading />}
    </Page>
  )
}

function Lesson({ number, lessonId, user }: { number: number; lessonId: LessonId; user: User }) {
  const isAdministrator = useIsAdministrator() === true
  const { page, initialBlock, onBlockChange, onLeave, turnTo } = useLessonPage(number, user.id)
  const { access, retry: checkAgain } = useLessonAccess(number, page)
  const { text, load, replace } = useLessonPages(lessonId, user.id)
  const stored = text.state === 'ready' ? text.pages.find((row) => row.page_number === page) : undefined
  const html = stored?.content ?? ''
  const { tools, editor } = useLessonEditor({ lessonId, page, userId: user.id, html, onSaved: replace })
  useRedirectUnpaid(access)

  if (access === 'closed') return <Navigate to="/welcome" replace />
  return (
    <LessonScreen
      lessonId={lessonId}
      page={page}
      initialBlock={initialBlock}
      onTurn={turnTo}
      tools={isAdministrator && text.state === 'ready' ? tools : undefined}
    >
      {body()}
    </LessonScreen>
  )

  function body() {
    if (access === 'unpaid') return <Paywall />
    if (access === 'failed' || text.state === 'failed') {
      const retry = () => {
        checkAgain()
        load()
      }
      return (
        <LessonProblem
          text="The lesson did not arrive. Check your connection, then try again."
          onRetry={retry}
        />
      )
    }
    if (access !== 'open' || text.state === 'loading') return <Loading />
    if (editor) return editor
    if (!stored) return <LessonProblem text="This page has no text yet." onRetry={load} />
    return (
      <LessonText
        key={`${page} ${stored.updated_at}`}
        html={html}
        isProtected={!isAdministrator}
        initialBlock={initialBlock}
        onBlockChange={onBlockChange}
        onLeave={onLeave}
      />
    )
  }
}

/** Sends those who have not paid to the front page. Who loses access while reading stays, and sees why. */
function useRedirectUnpaid(access: string) {
  const navigate = useNavigate()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (access === 'open') wasOpen.current = true
    if (access !== 'unpaid' || wasOpen.current) return
    const timer = setTimeout(() => navigate('/', { replace: true }), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [access, navigate])
}

/** As tall as the window: what stands below the text must not be seen before the text has pushed it down. */
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
