import { page1 } from './lesson-4/page-1.ts'
import { page2 } from './lesson-4/page-2.ts'
import { page3 } from './lesson-4/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      id: 'l4-b-65',
      kind: 'recall',
      question:
        'The COO and the chief nurse choose one of three options for Site B, and hold it. For how long?',
      options: ['For six weeks', 'For ten weeks', 'For twenty weeks', 'For a month'],
      correct: 1,
      explanation: 'They hold Site B for ten weeks and repair A, with everyone in one place to learn.',
      feedback: [
        'Six weeks are the time for which targets of ward managers were relaxed.',
        'B was held for ten weeks, while the same people repaired A.',
        'Twenty weeks would have doubled a bill that overtime never earned back.',
        'A month is how long Site A had run when they decided.',
      ],
      passage: { lesson: 4, page: 1, text: 'Hold B for ten weeks, repair A' },
    },
    {
      id: 'l4-b-66',
      kind: 'recall',
      question:
        'Sites B and C saved overtime against Site A. How does the sum of both compare with the price of the hold?',
      options: [
        'It comes to about as much',
        'It comes to rather more',
        'It comes to about half',
        'It comes to rather less',
      ],
      correct: 3,
      explanation: 'Overtime saved at both sites was less than the hold cost, so the case for it was safety.',
      feedback: [
        'The sum falls short of the price, and the COO did not round it up.',
        'The arithmetic was against her; the case for holding was safety.',
        'Half is too low; together they come to some three quarters of the price.',
        'Both together saved less than the hold cost, and the COO said so to the board.',
      ],
      passage: {
        lesson: 4,
        page: 1,
        text: 'Together that is $1.5 million, less than the $1.9 million the hold',
      },
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
      id: 'l4-b-63',
      kind: 'application',
      question:
        'Posts have ended in a depot, and you speak to the people who stay. What do you tell them, by the list of the course?',
      options: [
        'What the criteria were',
        'Which of the work stops',
        'How the others are doing',
        'When the review will be',
      ],
      correct: 1,
      explanation: 'Those who stay have lost colleagues and inherited work, so they hear which work stops.',
      feedback: [
        'Criteria are published before names, and so well before this talk.',
        'They have lost colleagues and inherited work, so they are told which work stops.',
        'They may well ask, and the news of others is not yours to give.',
        'A review is welcome; what they feel first is the work that came to them.',
      ],
      passage: { lesson: 4, page: 2, text: 'Tell them which work stops.' },
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
      id: 'l4-b-62',
      kind: 'recall',
      question: 'What becomes of the whiteboards when Alder and Elm close them?',
      options: [
        'They are framed, and go to the center',
        'They are cut up, with a piece for everyone',
        'They are signed, and hang in the canteen',
        'They are wiped, after a last full day',
      ],
      correct: 2,
      explanation:
        'The boards are photographed, signed and hung in the canteen, so the ending gets a day of its own.',
      feedback: [
        'The new center gets none of them; it is the last pump that stands in an entrance.',
        'A piece for each would be a fitting end too, and is not what happened.',
        'They are photographed, signed and hung in the canteen: an ending with its own day.',
        'A wiped board would leave nothing of what people had done with it.',
      ],
      passage: { lesson: 4, page: 2, text: 'photographed, signed and hung in the' },
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
      id: 'l4-b-67',
      kind: 'judgment',
      question:
        'Nine people have held a premortem, one of them a driver. All the reasons are recorded. Which of them go into the plan?',
      options: [
        'Those that most had named, and the driver’s',
        'Those that would hurt most, and the likeliest',
        'Those that would hurt most, and the driver’s',
        'Those that most had named, and the likeliest',
      ],
      correct: 2,
      explanation: 'Reasons are weighed by harm and by who does the work, even if they were named only once.',
      feedback: [
        'The driver’s are right; frequency is no measure of harm.',
        'Harm is right; nobody can rate likelihood well in such a meeting.',
        'Harm and the work decide, even where a reason was named only once.',
        'Frequency and likelihood would leave out the card that only the driver wrote.',
      ],
      passage: {
        lesson: 4,
        page: 3,
        text: 'Those that would hurt most, and those from the person who does the work, go into the plan',
      },
    },
    {
      id: 'l4-b-49',
      kind: 'application',
      question:
        'A sentence in a permit office’s plan: “We accept fewer applications online, and give up part of the saving.” In which cell does it stand?',
      options: [
        'Purpose, at the Design gate',
        'Purpose, at the Decide gate',
        'Purpose, at the Settle gate',
        'Process, at the Switch gate',
      ],
      correct: 0,
      explanation: 'Trade-offs are decided and written under purpose at the Design gate.',
      feedback: [
        'At Design, purpose has its trade-offs decided and in writing.',
        'At Decide, purpose has one outcome with a number and a sponsor.',
        'At Settle, the benefit is confirmed or its claim withdrawn; this was given up beforehand.',
        'At Switch, process has a closing date for the old path.',
      ],
      passage: { lesson: 4, page: 3, text: 'We accept 70 percent online, for complete applications' },
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
        'He signs the chain, since one can act upon it',
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
