import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l1-p3-81',
    kind: 'application',
    question:
      'At a port’s new gate, clerks handle ordinary days without their old paper list. On the busiest day of last month they pulled it out again, and set a record. Is process healthy, by the test in the table of strands?',
    options: [
      'No, as the busiest day still runs on the list',
      'No, as the list has not been taken away so far',
      'Yes, as an ordinary day runs without the list',
      'Yes, as a record was set in spite of the list',
    ],
    correct: 2,
    feedback: [
      'The busiest day deserves a look. The table tests an ordinary Tuesday.',
      'Closing old ways comes later in the course, and is no part of this test.',
      'The test is an ordinary Tuesday done the new way without a workaround, and they pass it.',
      'A record tells you about output, and nothing about how the work runs.',
    ],
    passage: { lesson: 1, page: 3, text: 'without a workaround' },
  },
  {
    id: 'l1-p3-82',
    kind: 'application',
    question:
      'You ask five people separately what a merger of two labs is for. All five say: “Results within a day.” Asked what it will cost, each says something different. What does this tell you about the strand of purpose?',
    options: [
      'It is open, as five answers are too few to judge by',
      'It is healthy, and the answers on cost are process',
      'It is healthy, as all five of them name one result',
      'It is not healthy, as the cost is part of the answer',
    ],
    correct: 3,
    feedback: [
      'Five is the number the table asks for, as long as they are asked separately.',
      'How work runs is process. The price of the result belongs to purpose.',
      'One result is half of the test; each of them would still give up something different for it.',
      'Purpose is healthy when five people give one answer including the cost.',
    ],
    passage: { lesson: 1, page: 3, text: 'Five people asked separately give one answer, including the cost' },
  },
  {
    id: 'l1-p3-83',
    kind: 'application',
    question:
      'Every team scores its calls each week, the coaching is good, and people like it. Nobody can say what has become better for any customer. What does the course expect of such a program?',
    options: [
      'It raises the scores, until customers notice at last',
      'It is cut in the first bad quarter, and few object',
      'It stays in teams that like it, and fades elsewhere',
      'It becomes a routine in which the scores mean little',
    ],
    correct: 1,
    feedback: [
      'Scores that nobody can connect to a result seldom find one by themselves.',
      'Process and people without purpose is drift, and drift is the first thing cut.',
      'A lasting patchwork is a kinder fate than the one the course foresees.',
      'That may happen as well. The tell of drift is how easily it is given up.',
    ],
    passage: { lesson: 1, page: 3, text: 'it is the first thing cut in a bad quarter, and few object' },
  },
  {
    id: 'l1-p3-84',
    kind: 'judgment',
    question:
      'A status page reads: tablets in all vans, nine manuals, two releases on time. Everyone can say what it is all for, and the rules have been changed to fit. Which item do you put on the next page?',
    options: [
      'Releases that drivers have asked for so far',
      'Rules that would still let a driver use paper',
      'Drivers who use the tablet when nobody looks',
      'Money that the tablets have saved up to now',
    ],
    correct: 2,
    feedback: [
      'Another release is the usual remedy, and again something delivered.',
      'The rules fit already. More process would be more of what you have.',
      'Progress reported in things delivered marks an installation: purpose and process, without people.',
      'The purpose is clear to all. Savings cannot come before drivers work the new way.',
    ],
    passage: { lesson: 1, page: 3, text: 'The tell: progress is reported in things delivered.' },
  },
  {
    id: 'l1-p3-85',
    kind: 'judgment',
    question:
      'A team builds a claims tool in two-week sprints. Its steering group wants all four gates held for every release; the team wants none until the end. What does the course propose?',
    options: [
      'Decide and Design once, a short Switch per release',
      'Decide once, with Design and Switch per release',
      'Design once, with Decide and Switch per release',
      'All four once, with a short review per release',
    ],
    correct: 0,
    feedback: [
      'Whether it is worth doing holds for the product. Each release meets users, so each has a small Switch.',
      'Trade-offs reopened every fortnight would never be settled; Design holds for the product.',
      'Whether to do it at all is a question for the product, not for every second Friday.',
      'By the time of a review the users have already met a release they may not be ready for.',
    ],
    passage: { lesson: 1, page: 3, text: 'Keep Decide and Design for' },
  },
  {
    id: 'l1-p3-86',
    kind: 'judgment',
    question:
      'A packing line improves by small experiments all year. The plant manager wants a knot for each experiment, so that nothing slips through; the crew wants none. Where does the course tie it?',
    options: [
      'At the written standard, when it takes something in',
      'At each trial that would alter the work of another',
      'At the end of a quarter, over all that was changed',
      'At the goal for the year, from which trials follow',
    ],
    correct: 0,
    feedback: [
      'The standard is what Lean freezes in order to see, so the knot is tied there.',
      'Most trials are dropped again. A knot for each would stop the experiments.',
      'A quarter is a rhythm for reports; work does not pause for it.',
      'A yearly goal guides the trials. It does not say how a step runs or who can do it.',
    ],
    passage: { lesson: 1, page: 3, text: 'order to see. Tie the knot there' },
  },
  {
    id: 'l1-p3-87',
    kind: 'application',
    question:
      'A tax office is about to hold its Decide gate. Its HR lead wants to block it, because nobody has named what the counter clerks will lose. Everything else is in place. Can the gate open, as the course divides the work?',
    options: [
      'Yes, as losses are named person by person at Switch',
      'No, as the price of a change includes what is lost',
      'Yes, as naming the losses is a question for Design',
      'No, as a loss that is not named is a missing strand',
    ],
    correct: 2,
    feedback: [
      'At Switch the question is whether people can do it. By then losses are long named.',
      'The price at Decide is what stops to make room; the losses of each group come at Design.',
      'At Decide you ask whether it is worth doing; what each group loses is asked at Design.',
      'People have their sentence at Decide too, on who is affected. Losses are named one gate on.',
    ],
    passage: { lesson: 1, page: 3, text: 'which rules contradict it, and what does each' },
  },
  {
    id: 'l1-p3-89',
    kind: 'judgment',
    question:
      'At the Switch gate of an airline, the crews’ direct managers and the owner of the work want to go. The sponsor says no, because nobody has paid for the slow weeks. People lead at this gate. How is the matter settled under the course’s rules?',
    options: [
      'The gate opens, as two of the three agree',
      'The gate stays shut, as a single no is enough',
      'The gate opens, as the leading strand agrees',
      'The gate stays shut, as sponsors rank first',
    ],
    correct: 1,
    feedback: [
      'Votes are not counted. With one strand missing, the three sentences do not agree.',
      'The strand that leads sets the test. Any one of the three can keep the gate shut.',
      'To lead means to set the test, and not to overrule the other two.',
      'Rank has nothing to do with it. The managers’ no would have had the same effect.',
    ],
    passage: { lesson: 1, page: 3, text: 'any one of the three can keep the gate shut' },
  },
]
