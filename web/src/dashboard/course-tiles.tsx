import { libraryLinks } from '@course/content/site/learning/library-links'
import { planCopy, toolkitCopy } from '@course/content/site/learning/plan'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { whatsNewCopy } from '@course/content/site/learning/whats-new'
import { dashboardTiles } from '@course/content/site/pages/dashboard'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

const planTile = { ...planCopy.tile, path: '/plan' }
const toolkitTile = { ...toolkitCopy.tile, path: '/toolkit' }
const simulationTile = { ...simulationCopy.tile, path: '/simulation' }
const whatsNewTile = { ...whatsNewCopy.tile, path: '/whats-new' }
const libraryTile = { ...libraryLinks.tile, path: '/library' }

type Tile = { title: string; text: string; path: string; lockedMessage?: string }

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
  'flex h-full w-full flex-col rounded-md border border-hairline bg-surface p-6 text-left transition-colors hover:border-brand'

type CourseTilesProps = {
  isFinished: boolean
  hasPlan: boolean
  hasToolkit: boolean
  hasLibrary: boolean
  hasSimulation: boolean
  hasReleases: boolean
}

/** Resources depend on the course. */
export function CourseTiles({
  isFinished,
  hasPlan,
  hasToolkit,
  hasLibrary,
  hasSimulation,
  hasReleases,
}: CourseTilesProps) {
  const resources: readonly Tile[] = [
    ...(hasPlan ? [planTile] : []),
    ...(hasToolkit ? [toolkitTile] : []),
    ...(hasLibrary ? [libraryTile] : []),
    ...(hasSimulation ? [simulationTile] : []),
    ...(hasReleases ? [whatsNewTile] : []),
  ]
  return (
    <>
      <TileGroup id="more-title" title={dashboardTiles.title} tiles={courseTiles} isFinished={isFinished} />
      {resources.length > 0 && (
        <TileGroup
          id="resources-title"
          title={dashboardTiles.resources}
          tiles={resources}
          isFinished={isFinished}
        />
      )}
    </>
  )
}

type TileGroupProps = { id: string; title: string; tiles: readonly Tile[]; isFinished: boolean }

function TileGroup({ id, title: groupTitle, tiles, isFinished }: TileGroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {groupTitle}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {tiles.map(({ title, text, path, lockedMessage }) => (
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
