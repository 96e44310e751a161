import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      question:
        'An adviser opens with “70 percent of change initiatives fail.” What does the evidence support?',
      options: [
        'The figure holds for large companies but is too pessimistic for small ones.',
        'No valid study stands behind it; it grew from a guess about reengineering.',
        'It was measured in 1993 and has been confirmed by several later surveys.',
        'The true rate is closer to half once partial successes are counted as well.',
      ],
      correct: 1,
      explanation:
        'Hammer and Champy called their 1993 figure unscientific, and Hughes (2011) found no valid evidence in five published uses of it.',
    },
    {
      question:
        'A tool covers 90 percent of cases, is used in 60 percent of those, and is used correctly in 70 percent of these. What do you tell the committee?',
      options: [
        'The three average 73 percent, so the program is broadly where it should be.',
        'Use is the weakest factor at 60 percent, so the shortfall is 40 percent.',
        'Each figure is acceptable, so the benefit will follow with a little patience.',
        'They multiply to 38 percent, and one person must answer for the product.',
      ],
      correct: 3,
      explanation:
        'Benefits multiply along the chain from installed to realized, and respectable factors can hide a failing product that nobody owns.',
    },
    {
      question:
        'Of forty handlers, 31 want the new way of working and 12 can do it without help. What is the best next move?',
      options: [
        'Supervised practice on the hard cases, because ability is what is missing.',
        'More workshops on the reasons, because desire has to be complete before skill.',
        'More urgency, because a stalled change shows that people are comfortable.',
        'Patience, because the neutral zone of a transition has to run its course.',
      ],
      correct: 0,
      explanation:
        'ADKAR points to the first missing element, and persuading people who are willing but not yet able wastes effort.',
    },
    {
      question:
        'Surveys show enthusiasm for a new standard, but targets and approvals are unchanged and so is behavior. What is this?',
      options: [
        'An installation: the people strand is missing, so training has to come next.',
        'Drift: the purpose strand is missing, so the result has to be defined again.',
        'A campaign: the process strand is missing, so the rules have to change next.',
        'An early success: all strands are present, and the figures will soon follow.',
      ],
      correct: 2,
      explanation:
        'Purpose and people without process make a campaign, in which everybody agrees and Monday stays the same.',
    },
    {
      question:
        'A team is stuck at 19 days per case after two motivation drives. What does Lewin’s force field suggest first?',
      options: [
        'A third and stronger drive, because the first two were evidently too weak.',
        'Finding and removing what holds the level in place, such as a second signature.',
        'Freezing the present level until the team feels secure enough to move on.',
        'Changing the team leader, because restraining forces come from above.',
      ],
      correct: 1,
      explanation:
        'Pushing harder raises tension, while taking away a restraint lowers it and is usually cheaper.',
    },
  ],
  overview: [
    {
      question:
        'Each sentence of a knot is true by itself, but the training plan assumes a pace that the target forbids. What follows?',
      options: [
        'Go ahead, because every strand has been approved by its own owner.',
        'Wait until somebody in the pilot team objects formally to the target.',
        'The knot is not tied: price the conflict and get that price accepted.',
        'Leave out the people sentence, because it is the hardest to measure.',
      ],
      correct: 2,
      explanation:
        'A knot is tied only when its three sentences do not contradict each other and someone has accepted what the crossing costs.',
    },
    {
      question: 'Why is the Kübler-Ross “change curve” a weak basis for a change plan?',
      options: [
        'It came from interviews with dying patients, and fixed stages lack support.',
        'It describes whole organizations and therefore says too little about persons.',
        'It was refuted by Lewin, whose three steps describe the process better.',
        'It needs about two years to complete, which is too slow for a business.',
      ],
      correct: 0,
      explanation:
        'Her 1969 book was about dying patients, and even for grief a fixed order of stages is poorly supported.',
    },
  ],
}
