import { page1 } from './lesson-1/page-1.ts'
import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      id: 'l1-b-01',
      kind: 'application',
      question:
        'A hospital’s ordering tool covers 94 percent of orders, 82 percent of those go through it, and half of these are right. Any one share can rise by ten points, or to its ceiling. Where does the effort pay most?',
      options: [
        'Coverage, since it stands first in the chain and bounds the rest.',
        'Use, since people who bypass a tool are its weakest link.',
        'Right orders, since that share grows most in proportion.',
        'All three a little, since shares in a chain multiply.',
      ],
      correct: 2,
      explanation:
        'A gain counts by its ratio, and the same rise lifts a half by a fifth while it lifts the larger shares by an eighth or less.',
    },
    {
      id: 'l1-b-02',
      kind: 'recall',
      question: 'Which order do Weick and Quinn describe for change that never stops?',
      options: [
        'Freeze it to see it, rebalance it, and let it run on.',
        'Unfreeze it, rebalance it, and keep it open for good.',
        'Unfreeze it, move it, and freeze it at a new level.',
        'Rebalance it, measure it, and freeze what has worked.',
      ],
      correct: 0,
      explanation:
        'They turn the usual order round, because a pattern in motion has to be made visible before it can be adjusted and released.',
    },
    {
      id: 'l1-b-03',
      kind: 'application',
      question:
        'You ask 28 payroll clerks about a new tool: 26 give the reason for it in their own words, 25 want it, all can name the steps, and 11 complete a correction unaided. What comes next?',
      options: [
        'A talk by the finance director about why it is needed now.',
        'A quiet spell in which the team can let the old tool go.',
        'A handbook in which each of the steps is explained fully.',
        'Practice on live corrections, with a helper at the desk.',
      ],
      correct: 3,
      explanation:
        'Awareness, desire and knowledge are there, so ability is the first missing letter, and it grows by supervised practice.',
    },
    {
      id: 'l1-b-04',
      kind: 'application',
      question:
        'Advisers of an insurer like a new standard and can explain its point. The sales form still opens on the old questions, and pay still follows policies sold. What is missing?',
      options: [
        'People: let each branch practice the new advice before going on.',
        'Process: rewrite the form and the rule on pay before going on.',
        'Purpose: have the sponsor define the result before going on.',
        'Nothing: let the habit grow until the figures catch up with it.',
      ],
      correct: 1,
      explanation:
        'Purpose and people without process make a campaign, in which forms and pay still demand the old way.',
    },
    {
      id: 'l1-b-05',
      kind: 'application',
      question:
        'In a plan for a new intake process, the project manager is accountable for “duty rosters changed by May.” She may propose rosters; ward managers set them, and two have not moved. What do you change?',
      options: [
        'Her deadline, so that she has time to bring the two round.',
        'Her weight, by a letter in which the director backs her.',
        'The line: each ward manager is accountable for one roster.',
        'The task: the project draws up rosters and sends them out.',
      ],
      correct: 2,
      explanation:
        'Whoever is accountable must control the means, and a letter of support lends a project manager no roster to decide on.',
    },
  ],
  overview: [
    {
      id: 'l1-s-01',
      kind: 'judgment',
      question:
        'A bakery chain’s Switch knot: waste falls by a third by June; the new baking plan starts in April; bakers have proved that they can use it. A bonus for full evening shelves runs on until December. What do you do with the knot?',
      options: [
        'Sign it, since the owner of each strand vouches for a sentence.',
        'Hold it until the bonus and the goal no longer contradict.',
        'Sign it, and watch the evening shelves for the first weeks.',
        'Hold it until the bakers have been through more practice.',
      ],
      correct: 1,
      explanation:
        'The sentences of a knot must be able to be true together, and a bonus for full shelves pays against less waste.',
    },
    {
      id: 'l1-s-02',
      kind: 'judgment',
      question:
        'A merger’s business case promised a cost level. The systems were joined on time and most branches use the joint process unasked, but the cost level is out of reach. The sponsor asks whether it worked. What do you report?',
      options: [
        'Adopted, short of realized: here is the chain and who owns it.',
        'It worked: branches use the joint process without being asked.',
        'It failed: a change that misses its promised level has failed.',
        'It worked: the systems were joined on the day that was agreed.',
      ],
      correct: 0,
      explanation:
        'A business case promises the realized result, and a chain with owners shows how far away it is and what would move it.',
    },
  ],
  bank: [...page1],
}
