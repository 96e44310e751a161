import { course } from '@course/content/site/course'
import { libraryLinks } from '@course/content/site/learning/library-links'
import { planCopy, toolkitCopy } from '@course/content/site/learning/plan'
import { counted } from '@course/content/site/number-word'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

const planTiles = [
  { ...planCopy.tile, path: '/plan' },
  { ...toolkitCopy.tile, path: '/toolkit' },
]
const libraryTile = { ...libraryLinks.tile, path: '/library' }

type Tile = { title: string; text: string; path: string; tooEarly?: string }

const tiles: readonly Tile[] = [
  {
    title: 'Take Quizzes',
    text: `${counted(course.overviewQuestions, 'question')} from every lesson, on one page.`,
    path: '/quizzes',
  },
  {
    title: 'Get Certificate',
    text: 'A verifiable certificate with your name.',
    path: '/certificate',
    tooEarly: 'Complete all lessons to access certificate',
  },
  {
    title: 'Give Feedback',
    text: "Tell us what worked and what didn't.",
    path: '/feedback',
    tooEarly: 'Complete all lessons to provide feedback',
  },
]

const tileClass =
  'flex h-full w-full flex-col rounded-md border border-hairline bg-surface p-6 text-left transition-colors hover:border-brand'

type CourseTilesProps = { isFinished: boolean; hasPlan: boolean; hasLibrary: boolean }

/** Plan and toolkit have tiles where the course has exercises, the library where it has one. */
export function CourseTiles({ isFinished, hasPlan, hasLibrary }: CourseTilesProps) {
  const shown: readonly Tile[] = [
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
        {shown.map(({ title, text, path, tooEarly }) => (
          <li key={path}>
            {tooEarly && !isFinished ? (
              <button type="button" onClick={() => window.alert(tooEarly)} className={tileClass}>
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
