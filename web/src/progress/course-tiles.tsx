import { course } from '@course/content/site/course'
import { libraryLinks } from '@course/content/site/learning/library-links'
import { planCopy, toolkitCopy } from '@course/content/site/learning/plan'
import { formatCount } from '@course/content/site/number-word'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

const planTiles = [
  { ...planCopy.tile, path: '/plan' },
  { ...toolkitCopy.tile, path: '/toolkit' },
]
const libraryTile = { ...libraryLinks.tile, path: '/library' }

type Tile = { title: string; text: string; path: string; lockedMessage?: string }

const tiles: readonly Tile[] = [
  {
    title: 'Take Quizzes',
    text: `${formatCount(course.overviewQuestions, 'question')} from every lesson, on one page.`,
    path: '/quizzes',
  },
  {
    title: 'Get Certificate',
    text: 'A verifiable certificate with your name.',
    path: '/certificate',
    lockedMessage: 'Complete all lessons to access certificate',
  },
  {
    title: 'Give Feedback',
    text: "Tell us what worked and what didn't.",
    path: '/feedback',
    lockedMessage: 'Complete all lessons to provide feedback',
  },
]

const tileClass =
  'flex h-full w-full flex-col rounded-md border border-hairline bg-surface p-6 text-left transition-colors hover:border-brand'

type CourseTilesProps = { isFinished: boolean; hasPlan: boolean; hasLibrary: boolean }

/** The tiles for plan, toolkit and library depend on the course. */
export function CourseTiles({ isFinished, hasPlan, hasLibrary }: CourseTilesProps) {
  const visibleTiles: readonly Tile[] = [
    ...(hasPlan ? planTiles : []),
    ...(hasLibrary ? [libraryTile] : []),
    ...tiles,
  ]
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-2xl">
        Quizzes, certificate, feedback
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {visibleTiles.map(({ title, text, path, lockedMessage }) => (
          <li key={path}>
            {lockedMessage && !isFinished ? (
              <button type="button" onClick={() => window.alert(lockedMessage)} className={tileClass}>
                <TileText title={title} isMuted>
                  {text}
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
  )
}

function TileText({ title, isMuted, children }: { title: string; isMuted?: boolean; children: ReactNode }) {
  return (
    <>
      <span className={classNames('font-display text-xl', isMuted ? 'text-muted' : 'text-brand')}>
        {title}
      </span>
      <span className="mt-2 text-sm text-muted">{children}</span>
    </>
  )
}
