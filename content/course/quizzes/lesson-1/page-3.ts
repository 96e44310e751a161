import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l1-p3-96',
    kind: 'application',
    question:
      'At a port’s new gate clerks handle ordinary days without their old paper list. On the busiest day of last month they pulled it out, and set a record. What do you report on the strand of process?',
    options: [
      'It is unhealthy, as a list was pulled out',
      'It is healthy, as the record was set by it',
      'It is healthy, and the peak is watched next',
      'It cannot be judged while lists are around',
    ],
    correct: 2,
    feedback: [
      'The test is an ordinary Tuesday, and that one they pass.',
      'A record on the old list says nothing about the new way.',
      'An ordinary day runs without a workaround; where it breaks is where one looks next.',
      'It can be judged on any day on which nobody reaches for one.',
    ],
    passage: { lesson: 1, page: 3, text: 'without a workaround' },
  },
  {
    id: 'l1-p3-91',
    kind: 'application',
    question:
      'For the Design gate of a new billing system, the operations manager, who owns the work, has written all three sentences. Whose names belong under them?',
    options: [
      'Those of the sponsor and the HR director',
      'Those of the sponsor and the change lead',
      'Those of the sponsor and the system owner',
      'Those of the sponsor and the direct managers',
    ],
    correct: 3,
    feedback: [
      'HR may advise. Who has to start, stop, learn or lose what is answered by the managers of those people.',
      'A change lead helps with all strands and owns none of them.',
      'The system belongs to process, whose owner has written the sentences already.',
      'The owners of the other two strands sign: the sponsor for purpose, and people’s direct managers for people.',
    ],
    passage: { lesson: 1, page: 3, text: 'Their direct managers' },
  },
  {
    id: 'l1-p3-93',
    kind: 'application',
    question:
      'An agile team brings out six releases of one scheduling product between April and June; all of them reach the nurses of a clinic. In May the clinic also moves to new badges. What stands in the nurses’ load, as the course counts it?',
    options: ['Two changes', 'Three changes', 'Six changes', 'Seven changes'],
    correct: 3,
    feedback: [
      'The team sees one product. The nurses have to relearn something with each of its releases.',
      'Counting one per month follows the calendar. The page counts what people have to get used to.',
      'The releases are counted right. The badges land on the same people and belong to their load.',
      'Each release is a change for whoever uses it, so six of them and the badges make seven.',
    ],
    passage: {
      lesson: 1,
      page: 3,
      text: 'release every two weeks is a change every two weeks for whoever uses it',
    },
  },
  {
    id: 'l1-p3-94',
    kind: 'application',
    question:
      'A bank’s new loan tool is tested and ready. The clerks’ practice runs two weeks late, and the switch is in ten days. What follows, if practice is a line of the one plan?',
    options: [
      'Helpers go to those who are late',
      'The date moves with the practice',
      'Those who are late switch later',
      'The missing hours become overtime',
    ],
    correct: 1,
    feedback: [
      'Helpers would cover for it in most projects. In the one plan, practice is a predecessor like any interface.',
      'A late line of practice moves the date exactly as a late interface would.',
      'Two ways of working side by side have a price that this plan has never stated.',
      'Overtime finds hours that no manager has freed, and spends them in the busiest days.',
    ],
    passage: {
      lesson: 1,
      page: 3,
      text: 'A late line of practice moves the date exactly as a late interface would.',
    },
  },
  {
    id: 'l1-p3-85',
    kind: 'judgment',
    question:
      'A team builds a claims tool in two-week sprints. Its steering group wants all four gates held for every release; the team wants none until the end. What do you propose?',
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
    id: 'l1-p3-95',
    kind: 'application',
    question:
      'A release is tested and documented, and the rule that contradicts it has been changed. A clerk who works in the agile team has done a full case with it unaided. Which of the two lines added to its definition of done is still open?',
    options: [
      'The line on the rule',
      'The line on the user',
      'Both of the two lines',
      'None of the two lines',
    ],
    correct: 1,
    feedback: [
      'The contradicting rule has been changed, so this line is met.',
      'Somebody outside the team has to do it unaided, and this clerk works in the team.',
      'One of them is met, since the rule no longer contradicts the release.',
      'A case done unaided looks sufficient, but it must be done by somebody outside the team.',
    ],
    passage: { lesson: 1, page: 3, text: 'somebody outside the team has done it unaided' },
  },
  {
    id: 'l1-p3-92',
    kind: 'application',
    question:
      'A district court plans its four gates. It wants to use the ideas of Bridges at one of them, in order to name what each group will lose. To which gate does that work belong?',
    options: ['The Decide gate', 'The Design gate', 'The Switch gate', 'The Settle gate'],
    correct: 1,
    feedback: [
      'Decide asks whether it is worth doing, at the price of what stops.',
      'Design asks how the work will run and what each group loses, with Bridges for naming the losses.',
      'Endings are felt most at Switch. What is asked there is whether people can do it, with ADKAR as the tool.',
      'Settle asks whether it is normal work yet. Losses that are named here were kept quiet for months.',
    ],
    passage: { lesson: 1, page: 3, text: 'and Bridges for naming the losses' },
  },
  {
    id: 'l1-p3-89',
    kind: 'judgment',
    question:
      'At the Switch gate of an airline, the crews’ direct managers and the owner of the work want to go. The sponsor says no, because nobody has paid for the slow weeks. People lead at this gate. How is the matter settled?',
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
