import { importedCourse } from '../course.ts'

/** Height of the drawing for phones, by figure. */
export const tallFigures = (): Readonly<Record<string, number>> =>
  importedCourse()?.tallFigures ?? builtInTallFigures

/**
 * Figures with labels that would be too small on a phone, and the heights of the drawings for phones. These are 360 wide
 * and stored next to the figure as `…-tall.svg`. The heights reserve the space while the drawing loads.
 */
export const builtInTallFigures: Readonly<Record<string, number>> = {
  'lesson-1-larkmoor-cast.svg': 551,
  'lesson-1-larkmoor-chain.svg': 322,
  'lesson-1-larkmoor-forces.svg': 466,
  'lesson-1-larkmoor-knot.svg': 430,
  'lesson-1-models.svg': 390,
  'lesson-1-value-leak.svg': 384,
  'lesson-1-weave.svg': 432,
  'lesson-2-chain.svg': 394,
  'lesson-2-commitment.svg': 490,
  'lesson-2-five-questions.svg': 446,
  'lesson-2-larkmoor-impact.svg': 413,
  'lesson-2-larkmoor-links.svg': 318,
  'lesson-2-larkmoor-note.svg': 395,
  'lesson-2-larkmoor-poll.svg': 483,
  'lesson-2-larkmoor-stance.svg': 466,
  'lesson-3-gates.svg': 364,
  'lesson-3-larkmoor-load.svg': 416,
  'lesson-3-larkmoor-log.svg': 432,
  'lesson-3-larkmoor-measures.svg': 470,
  'lesson-3-larkmoor-ways-back.svg': 462,
  'lesson-3-resistance-signals.svg': 430,
  'lesson-3-three-curves.svg': 490,
  'lesson-4-larkmoor-depots.svg': 326,
  'lesson-4-larkmoor-plan.svg': 519,
  'lesson-4-larkmoor-posts.svg': 289,
  'lesson-4-larkmoor-recount.svg': 340,
  'lesson-4-larkmoor-seven-s.svg': 419,
  'lesson-4-larkmoor-sum.svg': 392,
  'lesson-4-larkmoor-timeline.svg': 498,
  'lesson-4-plan-on-a-page.svg': 364,
  'lesson-4-seven-s.svg': 444,
  'lesson-4-two-go-lives.svg': 448,
}
