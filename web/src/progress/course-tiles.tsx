import { course } from '@course/content/site/course'
import { counted } from '@course/content/site/number-word'
import { planTexts } from '@course/content/site/plan'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'

const planTile = { ...planTexts.tile, path: '/plan', tooEarly: undefined }

const tiles = [
  {
    title: 'Take Quizzes',
    text: `${counted(course.overviewQuestions, 'question')} from every lesson, on one page.`,
    path: '/quizzes',
  },
  {
    title: 'Get Certificate',
    text: 'Your name, the day, and an id of its own.',
    path: '/certificate',
    tooEarly: 'Complete all lessons to access certificate',
  },
  {
    title: 'Give Feedback',
    text: 'Tell us what worked and what did not.',
    path: '/feedback',
    tooEarly: 'Complete all lessons to provide feedback',
  },
]

const look =
  'flex h-full w-full flex-col rounded-md border border-hairline bg-surface p-6 text-left transition-colors hover:border-brand'

/** The plan has a tile where the course has exercises. */
export function CourseTiles({ isFinished, hasPlan }: { isFinished: boolean; hasPlan: boolean }) {
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="text-2xl">
        Quizzes, certificate, feedback
      </h2>
      <ul
        className={classNames(
          'mt-6 grid gap-4 sm:gap-6',
          hasPlan ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        {(hasPlan ? [planTile, ...tiles] : tiles).map(({ title, text, path, tooEarly }) => (
          <li key={path}>
            {tooEarly && !isFinished ? (
              <button type="button" onClick={() => window.alert(tooEarly)} className={look}>
                <TileText title={title} isMuted>
                  {text}
                </TileText>
              </button>
            ) : (
              <Link to={path} className={look}>
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
