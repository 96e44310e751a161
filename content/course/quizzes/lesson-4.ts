import { page1 } from './lesson-4/page-1.ts'
import { page2 } from './lesson-4/page-2.ts'
import { page3 } from './lesson-4/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      id: 'l4-b-01',
      kind: 'application',
      question:
        'Hotel housekeepers photograph room numbers and enter them all at the end of a shift, though the app wants each room at once. The corridors have no signal. How do you read this?',
      options: [
        'As a breach of the rule, to be stopped first',
        'As a report on a design that fails on the floor',
        'As a sign that the app was taught a good deal too early',
        'As a habit that will fade within a few weeks',
      ],
      correct: 1,
      explanation:
        'A workaround by competent people is an objection written in behavior, and here it points to the missing signal.',
      feedback: [
        'Stopping it first would leave the corridors as silent as before.',
        'Competent people show you where the design fails, and here the signal is missing.',
        'When it was taught has no bearing on a corridor without signal.',
        'A habit with a cause lasts as long as its cause.',
      ],
      passage: {
        lesson: 4,
        page: 1,
        text: 'A workaround shows you, on the spot and at no charge, where the design fails.',
      },
    },
    {
      id: 'l4-b-02',
      kind: 'judgment',
      question:
        'A museum put off its second ticketing site by two months to repair the first, and the second went better. The board asks what the delay achieved. What can the director say?',
      options: [
        'That the delay has paid for itself in shorter queues',
        'That the second site proves the value of the repair',
        'That nothing can be said before a third site has begun',
        'That it went better, for causes that cannot be parted',
      ],
      correct: 3,
      explanation:
        'A second site learns from the first in any case, so an honest report claims the result and leaves the cause open.',
      feedback: [
        'It would take a count that could tell the delay from ordinary learning.',
        'A second site learns from the first in any case.',
        'A third would learn from two, and be harder still to read.',
        'The result can be claimed; what caused it stays open.',
      ],
      passage: { lesson: 4, page: 1, text: 'A second site learns from a first in any case.' },
    },
    {
      id: 'l4-b-41',
      kind: 'application',
      question:
        'A head of research enjoys an exemption and cannot name a day on which it could end. How does the course have you read that?',
      options: [
        'As a refusal, which goes to the sponsor at once',
        'As a risk, which goes into the log with a score',
        'As a gap in the design, which needs an owner',
        'As a privilege, which the group may well vote on',
      ],
      correct: 2,
      explanation: 'An exemption without a possible end shows something that the design does not yet do.',
      feedback: [
        'She may be quite willing; the way that would replace the exemption is missing.',
        'A score in a log was what the pharmacists’ list had got.',
        'If the holder cannot name a day, the design has a gap there.',
        'A vote ends the exemption on paper and leaves the cause.',
      ],
      passage: { lesson: 4, page: 1, text: 'the design has a gap there, and the gap needs an owner' },
    },
    {
      id: 'l4-b-42',
      kind: 'recall',
      question:
        'The second plant director repairs the merger. In which order does the course see the strands in that repair?',
      options: [
        'Purpose, people, process, and then machines',
        'People, purpose, process, and then machines',
        'Process, purpose, people, and then machines',
        'Purpose, process, people, and then machines',
      ],
      correct: 0,
      explanation:
        'The reason was told first; each person’s answer came next, then the rules, and the machines moved last.',
      feedback: [
        'The reason was told first, then each person’s answer, then bonus and planning, and only then was a line moved.',
        'Personal answers came second; without the reason they would have hung in the air.',
        'Bonus and planning came just before the machines.',
        'This is near, and the written answers came before bonus and planning.',
      ],
      passage: { lesson: 4, page: 2, text: 'The repair ran purpose, people, process, machines.' },
    },
    {
      id: 'l4-b-05',
      kind: 'application',
      question:
        'You may have to close a depot with 180 staff, in a country where representatives must be consulted. Lower rents could still save it. When do you begin?',
      options: [
        'When the board has taken its final decision',
        'Now, while the closure is only contemplated',
        'When it is known whose posts would come to an end',
        'On the day on which the notices are sent out',
      ],
      correct: 1,
      explanation:
        'Such duties begin while avoiding or reducing the loss is still possible, which is also when talking can help.',
      feedback: [
        'By then nothing could be avoided or reduced any more.',
        'The duty begins while it is contemplated, when talking can still help.',
        'Names come after criteria, and criteria are a subject of the talks.',
        'Notices are the end of what the law wants to begin early.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'an employer who contemplates collective redundancies consult the workers’ representatives in good time',
      },
    },
    {
      id: 'l4-b-43',
      kind: 'application',
      question:
        'Two laboratories will be merged. To which of the four knots does each person’s answer about their own job belong, going by the second case?',
      options: ['To the Decide knot', 'To the Switch knot', 'To the Settle knot', 'To the Design knot'],
      correct: 3,
      explanation:
        'That people lead at Switch means they can close the gate; the answer about their own job belongs to Design.',
      feedback: [
        'At Decide you know who is affected and how heavily, and not yet who does what.',
        'People lead at Switch, and the answer has to be there well before.',
        'By then those with somewhere to go have gone.',
        'Losses are named at Design, and so is what becomes of each person.',
      ],
      passage: { lesson: 4, page: 2, text: 'The answer about one’s own job' },
    },
    {
      id: 'l4-b-44',
      kind: 'recall',
      question:
        'Of the seven S’s at Larkmoor, two stand as before. For which one does the plan admit that there is no remedy?',
      options: [
        'Style, as a manager moved vans about by telephone',
        'Skills, as dispatchers had planned by voice',
        'Shared values, as a depot looks after its own',
        'Staff, as six of the posts came to an end',
      ],
      correct: 2,
      explanation:
        'Style could be pointed at and changed; what the South holds dear could not, and the plan says so.',
      feedback: [
        'The calls stop within a month, since style could be pointed at.',
        'Those who became planners have learned it by then.',
        'The values of the South stay what they were, and the plan says so.',
        'Each post has a name beside it, and the sum comes out.',
      ],
      passage: { lesson: 4, page: 2, text: 'The values of the South stay what they were.' },
    },
    {
      id: 'l4-b-45',
      kind: 'recall',
      question: 'Why does the permit office’s saving stop at two-thirds of what was promised?',
      options: [
        'Two counters and their guides were kept',
        'Two offices went on printing and stamping',
        'Fewer applications came in by the website',
        'More calls came in than before the change',
      ],
      correct: 0,
      explanation: 'The reopened counters cost a third of the saving, and the agency said so.',
      feedback: [
        'The agency gave up the rest knowingly and said so, as the counters served its purpose.',
        'They do, and the page names another reason for the missing third.',
        'Online use fell by some points, and the saving grew in those months.',
        'Calls fell below where they had been at the start.',
      ],
      passage: { lesson: 4, page: 3, text: 'so the saving stopped at two-thirds of the promise' },
    },
    {
      id: 'l4-b-09',
      kind: 'judgment',
      question:
        'In a premortem, eight of nine people name the budget. One driver writes that the new route sheet cannot be read in the rain. What goes into the plan?',
      options: [
        'The budget, since nearly everyone has named it',
        'The sheet, since only that can be acted upon',
        'Both, the sheet because a driver has named it',
        'Neither, until the sponsor has rated them both',
      ],
      correct: 2,
      explanation:
        'Reasons are weighed by harm and by who does the work, so one named only once by a driver is kept as well.',
      feedback: [
        'Frequency is no measure of harm.',
        'The budget may be hard to act on, and is recorded all the same.',
        'Every reason is kept; one by somebody who does the work goes into the plan.',
        'Rating follows, and the driver’s sentence does not wait for it.',
      ],
      passage: { lesson: 4, page: 3, text: 'even if they were named only once' },
    },
    {
      id: 'l4-b-10',
      kind: 'application',
      question:
        'A plan says: output falls by a twelfth for five weeks; the old form closes on day 55; the targets for the quarter stay as they are. Which of these contradict each other?',
      options: [
        'The fall in output and the unchanged targets',
        'The fall in output and the closing of the form',
        'The closing of the form and the targets kept',
        'None, as each of them has a number or a date',
      ],
      correct: 0,
      explanation:
        'A planned dip without a lowered target tells managers that the dip is not really allowed to happen.',
      feedback: [
        'A dip without a lowered target tells managers that it is not allowed.',
        'The form may close while output is low, as long as it is before day ninety.',
        'A closing date and a target can both be true.',
        'Numbers and dates make sentences testable, and these two fail the test.',
      ],
      passage: { lesson: 4, page: 3, text: 'a dip without a lowered target' },
    },
  ],
  overview: [
    {
      id: 'l4-s-41',
      kind: 'recall',
      question:
        'At the end Tom Eide of Larkmoor has two figures, one from the chain and one from the addresses. What does he do?',
      options: [
        'He signs the middle of the two, with a note on both',
        'He signs the chain, since it shows where to act',
        'He signs the addresses, and withdraws the rest',
        'He signs neither, until the gap has been explained',
      ],
      correct: 2,
      explanation:
        'The count of addresses is what can be signed; the remainder of the restated sum is withdrawn.',
      feedback: [
        'The middle of a product and a count is a figure that nobody has counted.',
        'The chain tells where to act, and one of its shares is too high.',
        'He signs the count, and the part of the restated sum that it does not bear out is withdrawn.',
        'He can’t say which part is too high, and signs what was counted.',
      ],
      passage: { lesson: 4, page: 3, text: 'He signs the count.' },
    },
    {
      id: 'l4-s-42',
      kind: 'recall',
      question:
        'Two of the permit agency’s offices still print and stamp at the end. What has been overlooked there?',
      options: [
        'A bylaw that goes on asking for the stamp',
        'A ranking of managers by files closed',
        'A team that was missing from the room',
        'A screen that the offices find too slow',
      ],
      correct: 1,
      explanation: 'The ranking rules had never been read, and they pay for the old routine.',
      feedback: [
        'The council repealed the bylaw in month fourteen.',
        'The managers are ranked on files closed per day, and the old routine closes files.',
        'Offices were not represented one by one; what pulls them back is a rule.',
        'The page says nothing of the sort; the old routine pays better.',
      ],
      passage: { lesson: 4, page: 3, text: 'Their managers are ranked on files closed per day' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
