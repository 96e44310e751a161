import { course } from '@course/content/site/course'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { libraryLinks } from '@course/content/site/learning/library-links'
import { planCopy, toolkitCopy } from '@course/content/site/learning/plan'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { whatsNewCopy } from '@course/content/site/learning/whats-new'
import { dashboardTiles } from '@course/content/site/pages/dashboard'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LessonState } from '../progress/learner.ts'
import { classNames } from '../ui/class-names.ts'

const planTile = { ...planCopy.tile, path: '/plan' }
const toolkitTile = { ...toolkitCopy.tile, path: '/toolkit' }
const simulationTile = { ...simulationCopy.tile, path: '/simulation' }
const whatsNewTile = { ...whatsNewCopy.tile, path: '/whats-new' }
const libraryTile = { ...libraryLinks.tile, path: '/library' }

type Resource = { title: string; text: string; path: string }
type Tile = Resource & { lockedMessage?: string }

const courseTiles: readonly Tile[] = [
  {
    title: dashboardTiles.quizzes.title,
    text: dashboardTiles.quizzes.text(),
    path: '/quizzes',
  },
  {
    title: dashboardTiles.certificate.title,
    text: dashboardTiles.certificate.text,
    path: '/certificate',
    lockedMessage: dashboardTiles.certificate.locked,
  },
  {
    title: dashboardTiles.feedback.title,
    text: dashboardTiles.feedback.text,
    path: '/feedback',
    lockedMessage: dashboardTiles.feedback.locked,
  },
]

const tileClass =
  'flex h-full w-full flex-col rounded-md border border-hairline bg-surface px-5 py-4 text-left transition-colors hover:border-brand md:p-6'

type CourseTilesProps = {
  states: readonly LessonState[]
  isFinished: boolean
  hasPlan: boolean
  hasToolkit: boolean
  hasLibrary: boolean
  hasSimulation: boolean
  hasReleases: boolean
}

/** Resources depend on the course. */
export function CourseTiles({
  states,
  isFinished,
  hasPlan,
  hasToolkit,
  hasLibrary,
  hasSimulation,
  hasReleases,
}: CourseTilesProps) {
  const resources: readonly Resource[] = [
    ...(hasPlan ? [planTile] : []),
    ...(hasToolkit ? [toolkitTile] : []),
    ...(hasLibrary ? [libraryTile] : []),
    ...(hasSimulation ? [{ ...simulationTile, text: simulationText(states) }] : []),
    ...(hasReleases ? [whatsNewTile] : []),
  ]
  return (
    <>
      <section aria-labelledby="more-title">
        <h2 id="more-title" className="text-2xl">
          {dashboardTiles.title}
        </h2>
        <ul className="mt-6 grid gap-3 md:grid-cols-3 md:gap-6">
          {courseTiles.map(({ title, text, path, lockedMessage }) => (
            <li key={path}>
              {lockedMessage && !isFinished ? (
                <button type="button" onClick={() => window.alert(lockedMessage)} className={tileClass}>
                  <TileText title={title} isMuted>
                    {lockedMessage}
                  </TileText>
                </button>
              ) : (
                <Link to={path} className={tileClass}>
                  <TileText title={title}>{text}</TileText>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      {resources.length > 0 && (
        <section aria-labelledby="resources-title">
          <h2 id="resources-title" className="text-2xl">
            {dashboardTiles.resources}
          </h2>
          <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
            {resources.map(({ title, text, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="group flex flex-col justify-between gap-x-8 rounded-sm py-3 sm:flex-row sm:items-baseline sm:py-4"
                >
                  <span className="font-display text-xl text-brand decoration-1 underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="text-sm text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The simulation opens with the lesson after the ones that it retells. */
function simulationText(states: readonly LessonState[]): string {
  const { simulationAfterLesson: last } = course()
  const isLocked = last !== undefined && states[last]?.isOpen === false
  return isLocked ? courseLabels.opensAfterQuiz(last) : simulationTile.text
}

function TileText({ title, isMuted, children }: { title: string; isMuted?: boolean; children: ReactNode }) {
  return (
    <>
      <span className={classNames('font-display text-xl', isMuted ? 'text-muted' : 'text-brand')}>
        {title}
      </span>
      <span className="mt-1 text-sm text-muted md:mt-2">{children}</span>
    </>
  )
}
