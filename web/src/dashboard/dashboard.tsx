import { course } from '@course/content/site/course'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import type { PlanSummary } from '@course/contract/learning/plan'
import type { User } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AsyncResult } from '../app/page-data/use-page-data.ts'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { currentLesson, hasFinished, type Learner, lessonStates, nextTask } from '../progress/learner.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CourseFinished } from './course-finished.tsx'
import { CourseTiles } from './course-tiles.tsx'
import { CurrentLesson } from './current-lesson.tsx'
import { LessonList } from './lesson-list.tsx'
import { ProgressCard } from './progress-card.tsx'
import { useLearner } from './use-learner.ts'

type DashboardProps = {
  user: User
  learnerPromise: Promise<Learner> | undefined
  plan: AsyncResult<PlanSummary | null>
  /** What just happened, such as the sign-in. */
  notice: string | undefined
  logout: ReactNode
  /** Says that questions are due, if they are. */
  review: ReactNode
}

export function Dashboard({ user, learnerPromise, plan, notice, logout, review }: DashboardProps) {
  const learner = useLearner(user.id, learnerPromise)
  const isAdministrator = useIsAdministrator()
  const hasTemporaryPassword =
    user.user_metadata.requires_password_reset === true && isAdministrator !== undefined
  return (
    <>
      {/* On phones the button stands beside the greeting, so that the first screen reaches the next lesson. */}
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 sm:items-start sm:gap-y-4">
        <h1 className="text-4xl max-sm:col-span-2">{dashboardCopy.heading}</h1>
        {/* Reserves two lines on phones, so that the content below does not move. */}
        <p className="max-w-reading text-muted max-sm:min-h-14 sm:col-start-1 sm:row-start-2 sm:text-lg">
          <Greeting learner={learner} isAdministrator={isAdministrator === true} />
        </p>
        {logout}
      </div>
      <div className="mt-5 grid gap-4 empty:hidden sm:mt-6">
        {(notice !== undefined || hasTemporaryPassword) && (
          <Alert tone={hasTemporaryPassword ? 'warning' : undefined}>
            {notice && <span className="block">{notice}</span>}
            {hasTemporaryPassword && <PasswordNotice isAdministrator={isAdministrator} />}
          </Alert>
        )}
        {isAdministrator && (
          <Alert className="flex flex-wrap justify-between gap-x-6 gap-y-1">
            <span>{dashboardCopy.administrator}</span>
            <Link to="/admin" className="text-link">
              {dashboardCopy.adminArea}
            </Link>
          </Alert>
        )}
        {learner?.isPaid === false && isAdministrator === false && (
          <Alert>
            {dashboardCopy.notEnrolled.before}{' '}
            <Link to="/" state={{ scrollTo: 'enrollment' }} className="text-link">
              {dashboardCopy.notEnrolled.link}
            </Link>{' '}
            {dashboardCopy.notEnrolled.after}
          </Alert>
        )}
      </div>
      {learner === undefined || isAdministrator === undefined ? (
        <Loading />
      ) : (
        <Course
          userId={user.id}
          learner={learner}
          isAdministrator={isAdministrator}
          plan={plan}
          review={review}
        />
      )}
    </>
  )
}

/** Learners are emailed a link at sign-in; administrators are not. Both can set a password in the account. */
function PasswordNotice({ isAdministrator }: { isAdministrator: boolean }) {
  const { text, mailed, link } = dashboardCopy.temporaryPassword
  return (
    <>
      <span>{isAdministrator ? text : mailed}</span>{' '}
      <Link to="/account#password" className="text-link">
        {link}
      </Link>
    </>
  )
}

type CourseProps = {
  userId: string
  learner: Learner
  isAdministrator: boolean
  plan: AsyncResult<PlanSummary | null>
  review: ReactNode
}

function Course({ userId, learner, isAdministrator, plan, review }: CourseProps) {
  const states = lessonStates(learner, isAdministrator)
  const planSummary = plan.value ?? undefined
  const current = currentLesson(states)
  const learnerProps = { userId, learner, isAdministrator }
  const hasCourse = isAdministrator || learner.isPaid === true
  return (
    <div className="mt-5 grid gap-12 sm:mt-6 sm:gap-16">
      <div className="grid gap-4">
        {current ? (
          <CurrentLesson state={current} learnerProps={learnerProps} />
        ) : (
          <CourseFinished learner={learner} plan={planSummary} />
        )}
        {review}
        <ProgressCard learner={learner} isAdministrator={isAdministrator} plan={plan} />
      </div>
      <section aria-labelledby="lessons-title" className="grid gap-6">
        <h2 id="lessons-title" className="text-2xl">
          {dashboardCopy.lessons}
        </h2>
        <LessonList
          labelledBy="lessons-title"
          states={states}
          current={current?.number}
          learnerProps={learnerProps}
        />
      </section>
      <CourseTiles
        states={states}
        isFinished={isAdministrator || hasFinished(learner)}
        hasPlan={planSummary !== undefined}
        hasToolkit={course().hasToolkit && hasCourse}
        hasLibrary={course().hasLibrary && hasCourse}
        hasSimulation={course().hasSimulation && hasCourse}
        hasReleases={course().releases !== undefined && hasCourse}
      />
    </div>
  )
}

/** Greeting and next task; phones have room for the task only. */
function Greeting({ learner, isAdministrator }: { learner: Learner | undefined; isAdministrator: boolean }) {
  const hello = dashboardCopy.greeting(new Date().getHours())
  if (!learner || isAdministrator || learner.isPaid === false) return hello
  return (
    <>
      <span className="max-sm:hidden">{hello} </span>
      {nextTaskText(learner)}
    </>
  )
}

function nextTaskText(learner: Learner): string {
  const { next } = dashboardCopy
  const task = nextTask(learner, lessonStates(learner, false))
  if (!task) return next.nothing
  return task.kind === 'quiz' ? next.quiz(task.lesson) : next.page(task.lesson, task.page, task.minutes)
}

function Loading() {
  return (
    <div className="mt-8">
      <p role="status" className="sr-only">
        {dashboardCopy.loading}
      </p>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card className="mt-12">
        <Skeleton lines={6} />
      </Card>
    </div>
  )
}
