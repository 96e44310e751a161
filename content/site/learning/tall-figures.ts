/**
 * Figures whose labels would be too small on a phone, and the heights of the drawings that phones get instead. Each of
 * these is 360 wide and lies beside its figure as `…-tall.svg`; the size is known here, so that its place is kept free.
 */
export const tallFigures: Readonly<Record<string, number>> = {
  'lesson-1-models.svg': 390,
  'lesson-1-value-leak.svg': 384,
  'lesson-1-weave.svg': 432,
  'lesson-2-chain.svg': 394,
  'lesson-2-commitment.svg': 490,
  'lesson-2-five-questions.svg': 446,
  'lesson-3-gates.svg': 364,
  'lesson-3-resistance-signals.svg': 430,
  'lesson-3-three-curves.svg': 490,
  'lesson-4-plan-on-a-page.svg': 364,
  'lesson-4-seven-s.svg': 444,
  'lesson-4-two-go-lives.svg': 448,
}
