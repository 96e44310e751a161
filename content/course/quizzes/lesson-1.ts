import { page1 } from './lesson-1/page-1.ts'
import { page2 } from './lesson-1/page-2.ts'
import { page3 } from './lesson-1/page-3.ts'
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
      feedback: [
        'Order does not matter in a product; a few points at the top of the chain add little.',
        'A bypassed tool is a loss, and ten points there add about an eighth, less than the last share can.',
        'A gain counts by its ratio, and ten points lift a half by a fifth.',
        'Spreading the effort gives less than putting it where the ratio grows most.',
      ],
      passage: {
        lesson: 1,
        page: 1,
        text: 'A lever is what the year would gain if one factor reached its realistic target while the others stayed put.',
      },
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
      feedback: [
        'They begin with freezing, because a pattern in motion has to be seen before it can be adjusted.',
        'It keeps the familiar opening, which they reverse for change without end.',
        'That is the order for change that comes in episodes.',
        'Freezing comes first in their account and last in none of it.',
      ],
      passage: { lesson: 1, page: 2, text: 'freeze it to see it, rebalance, let it run on' },
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
        'Awareness, desire and knowledge are there, so ability is the first missing element, and it grows by supervised practice.',
      feedback: [
        'Nearly all can give the reason already, so a talk would answer a question nobody has.',
        'Letting go is the subject of another lens; these clerks want the tool.',
        'All can name the steps, which is what a handbook would give them.',
        'Ability is the first element that fewer than half reach, and it grows by supervised practice.',
      ],
      passage: { lesson: 1, page: 2, text: 'the first one missing is where to work' },
    },
    {
      id: 'l1-b-31',
      kind: 'application',
      question:
        'You enter a new intake screen in the project plan. Which two predecessors does it get besides the technical ones, if you follow this course?',
      options: [
        'A budget that is released, and a sponsor who has signed',
        'A rule that must change, and a group that must be able',
        'A pilot that succeeds, and a survey that confirms it',
        'A course that is held, and a message that is sent out',
      ],
      correct: 1,
      explanation:
        'A screen that works is not ready while a rule contradicts it or the group that uses it cannot yet do so.',
      feedback: [
        'Money and a signature are needed long before, and they do not make a screen usable.',
        'If either the contradicting rule or the group’s ability is late, the delivery is not ready, however well it tests.',
        'A pilot may be wise, and the plan of the course asks for rule and group.',
        'Holding a course is activity; the group must be able to do it.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'the rule that must change first, and the group that must be able to do it',
      },
    },
    {
      id: 'l1-b-32',
      kind: 'application',
      question:
        'A draft for a gate: all three pairs fit, and the price is accepted. The writer and the owner of one other strand have signed. Is the knot tied?',
      options: [
        'Yes, since two of the three strands are a clear majority',
        'No, since the sponsor has to judge each of the pairs',
        'No, since the owners of both other strands have to sign',
        'Yes, since pairs that fit need no further signature',
      ],
      correct: 2,
      explanation:
        'The checklist asks for one writer and for the signatures of the owners of the other two strands, and one of these is missing.',
      feedback: [
        'Strands are not counted by majority, as the one that is missing may be the one that breaks.',
        'The sponsor accepts the price; the pairs are tested by those who own the sentences.',
        'One person writes all three sentences, and the owners of the other two strands sign.',
        'A fit in the writer’s eyes is what the two signatures are there to confirm.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'One named person wrote all three, and the owners of the other two strands signed.',
      },
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
      feedback: [
        'Three vouched sentences may still exclude each other, as two of these do.',
        'A bonus for full shelves pays against less waste, so the sentences cannot be true together.',
        'Watching records the contradiction week by week and leaves it in force.',
        'The bakers have proved themselves; what is unready is a rule.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'If the three sentences cannot be written without contradicting each other, the knot is not tied',
      },
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
      feedback: [
        'The business case promised a result; the chain shows how far it is and whose move is next.',
        'Use without chasing is adoption, one step short of what was promised.',
        'The level was missed, and such a verdict throws away what was reached and leaves nobody to continue.',
        'That is the first of the three meanings, and no business case was written for it.',
      ],
      passage: { lesson: 1, page: 1, text: 'If there was a business case, you promised the third.' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
