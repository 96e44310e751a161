import type { BankQuestion } from '../types.ts'

export const page4: readonly BankQuestion[] = [
  {
    id: 'l3-p4-81',
    kind: 'judgment',
    question:
      'You plan a readiness test for airport staff. The pilot ends in May, the switch is in June, and the project lead would fix the pass mark after the pilot, when realistic figures are known. What do you advise?',
    options: [
      'Fix it in June, with those who know the daily work',
      'Fix it after the pilot, as the project lead proposes',
      'Fix it now, while nobody knows how it will come out',
      'Fix a range now, and the exact mark after the pilot',
    ],
    correct: 2,
    feedback: [
      'In June everybody knows the result, and every mark looks unreasonable.',
      'Realistic figures make a mark that can be met, which is not what a gate is for.',
      'At the gate itself every threshold looks unreasonable, so it is set early.',
      'A range is bargained down to its lower end when the date is near.',
    ],
    passage: { lesson: 3, page: 4, text: 'Set the test early, while nobody knows the result.' },
  },
  {
    id: 'l3-p4-92',
    kind: 'application',
    question:
      'A bank switches its account form on the first of March, after a passed readiness test. Branches may use paper for the time being. Which closing date for the paper form fits the course’s calendar?',
    options: [
      'The last days of March',
      'The first days of March',
      'The last days of May',
      'The last days of August',
    ],
    correct: 2,
    feedback: [
      'Four weeks are a usual grace period. Day thirty is for obstacles, and people still learn.',
      'Leaving no way back is one school. Here the old path closes after the proof, some weeks later.',
      'Day ninety after the first of March falls at the end of May: the old path closes.',
      'Half a year teaches newcomers both ways. The calendar closes the path at ninety days.',
    ],
    passage: { lesson: 3, page: 4, text: 'Day 90: the old path closes.' },
  },
  {
    id: 'l3-p4-96',
    kind: 'application',
    question:
      'Your sponsor leaves five months after the switch, and the board can name a successor at any time. When is the name due?',
    options: [
      'At the gate for Design',
      'At the gate for Switch',
      'At the gate for Settle',
      'A month before she goes',
    ],
    correct: 1,
    feedback: [
      'By then the trade-offs are being settled. The course names the successor one gate later.',
      'Named at Switch, the successor can chair something before inheriting the change.',
      'At Settle the sponsor has left, and the successor has had nothing to decide.',
      'A month is a usual handover. It leaves no gate to chair.',
    ],
    passage: { lesson: 3, page: 4, text: 'Name the successor at Switch' },
  },
  {
    id: 'l3-p4-91',
    kind: 'application',
    question:
      'A tax office switched half a year ago. You have one day there, and four plans for it. Which one fits that date?',
    options: [
      'Find the local versions, and end the harmful ones',
      'Ask if the benefit came, and report it to finance',
      'Check adoption by team, and end the last exceptions',
      'Sit with the users, and end what irritates them',
    ],
    correct: 0,
    feedback: [
      'On day one hundred eighty you look for adaptation: good versions become standard, harmful ones end.',
      'The calendar leaves that verdict until a full year has passed.',
      'That belongs around day ninety, when the old path closes.',
      'Irritants are removed at day thirty, while people are still learning.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'the local versions. Make the good ones standard and end the harmful ones.',
    },
  },
  {
    id: 'l3-p4-97',
    kind: 'judgment',
    question:
      'The load of a role stands at six, nine, five and eight percent in four blocks; the eight are work that was put off. Now a switch, with four percent of learning, is held and moves from the third block into the fourth. What do you do about the fourth?',
    options: [
      'Nothing, as each of the two was below ten by itself',
      'Nothing, as the mean of all blocks stays what it was',
      'Move the switch once more, into the block with a gap',
      'Move what was put off again, or lower a target there',
    ],
    correct: 3,
    feedback: [
      'Both land on one person in one week, and together they are twelve.',
      'People work in weeks. A mean of seven hides the block with twelve in it.',
      'The gap is where the switch came from, and people were not ready then.',
      'Eight and four make twelve, in the weeks of the dip: something moves on, or a target comes down.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'Solano had moved a date and not looked at what else was tied to it.',
    },
  },
  {
    id: 'l3-p4-95',
    kind: 'judgment',
    question:
      'Three in four have to pass on every shift; nights reach sixty percent. Nearly all who fail do so at one rare report, which the sponsor takes out of scope in writing. Without it, the old sheets show eighty percent for nights. What becomes of the gate?',
    options: [
      'It opens on the scores without the report',
      'It stays shut until a test without the report',
      'It stays shut until nights pass with the report',
      'It opens now, with a test in the first week',
    ],
    correct: 1,
    feedback: [
      'The sheets come from a test with a step that held people up. What is left is retested.',
      'You may cut scope in writing, and then you retest what is left.',
      'Scope may be cut to open a gate. The threshold may not.',
      'A test after the switch finds out on live work what had to be known before.',
    ],
    passage: { lesson: 3, page: 4, text: 'If you cut scope to open the gate, cut in writing, and' },
  },
  {
    id: 'l3-p4-93',
    kind: 'application',
    question:
      'A plan for a warehouse holds the sentence “The monthly stock report is dropped from May, for four hours a week.” Between which strand and which gate does it stand?',
    options: [
      'Process, at the Decide gate',
      'Process, at the Switch gate',
      'Process, at the Design gate',
      'People, at the Design gate',
    ],
    correct: 0,
    feedback: [
      'What stops to make room is settled with the decision itself.',
      'Switch has the closing date of the old path. The report is no such path; it makes room.',
      'A redesign would treat it as part of the solution. Design asks what was tried on real work.',
      'The hours are a help to people. That cell is for losses and answered objections.',
    ],
    passage: { lesson: 3, page: 4, text: 'What stops to make' },
  },
  {
    id: 'l3-p4-88',
    kind: 'judgment',
    question:
      'At a Switch gate two strands are proven ready. The third has not been checked, because its lead is ill; all informal signs are good, and a delay costs $30,000 a week. The sponsor asks for your view. What is it?',
    options: [
      'Open, as good signs and the price outweigh a formality',
      'Closed for those units in which the signs are the weakest',
      'Closed, as a strand that nobody checked has not arrived',
      'Open, with the check to be made up for in the first week',
    ],
    correct: 2,
    feedback: [
      'Signs are what everybody has before a bad switch.',
      'Signs are no proof for the other units either.',
      'Unknown counts as no. A week has a price, and so the sponsor can choose a hold knowingly.',
      'A check after the switch finds out on live work what should have been known.',
    ],
    passage: { lesson: 3, page: 4, text: 'Let unknown count as no.' },
  },
  {
    id: 'l3-p4-94',
    kind: 'application',
    question:
      'A plan for a call center holds the sentence “Ten percent fewer calls for five weeks, from the director’s budget.” Which of the twelve cells does it fill?',
    options: [
      'Process, at the Switch gate',
      'Purpose, at the Decide gate',
      'People, at the Switch gate',
      'Purpose, at the Switch gate',
    ],
    correct: 3,
    feedback: [
      'Output looks like process. That cell holds the closing date of the old path.',
      'Decide has the outcome, its number and its sponsor, long before the dip is agreed.',
      'The strain is on people. Their cell holds the proof that they are ready.',
      'The dip, agreed and paid for, is the sentence of purpose at Switch.',
    ],
    passage: { lesson: 3, page: 4, text: 'The dip is agreed and paid for' },
  },
]
