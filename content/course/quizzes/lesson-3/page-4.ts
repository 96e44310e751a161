import type { BankQuestion } from '../types.ts'

export const page4: readonly BankQuestion[] = [
  {
    id: 'l3-p4-61',
    kind: 'application',
    question:
      'You put a price on each week of a hold, as Larkmoor does before its first switch. What does that price pay for?',
    options: [
      'People who stay at the boards',
      'Visits that cannot be made',
      'Contractors who are kept on',
      'Licenses that lie unused',
    ],
    correct: 2,
    feedback: [
      'People stay at the boards after a switch, and the hold comes before it.',
      'Before the switch visits go on as ever, so none are lost.',
      'Contractors are kept on for the weeks of the hold, at a price that can be stated beforehand.',
      'The page names no licenses; the app has been in the depots for months.',
    ],
    passage: { lesson: 3, page: 4, text: 'Contractors kept on for the purpose cost' },
  },
  {
    id: 'l3-p4-46',
    kind: 'judgment',
    question:
      'Too few clerks pass a readiness test, as nearly all fail at one report. It is not needed for two months; without it almost everyone passes. The next window for a switch is far off. What do you propose?',
    options: [
      'Take the report out in writing, and count the rest as passed',
      'Take the report out in writing, and test what is left',
      'Keep the report in, and lower the threshold this one time',
      'Keep the report in, and start with those who have passed',
    ],
    correct: 1,
    feedback: [
      'The rest was tested with a report that held everyone up; the page asks for a retest.',
      'If you cut scope to open the gate, you cut in writing and retest what is left.',
      'A threshold is set while nobody knows the result, and is never bargained about.',
      'Those who have passed would work with those who cannot, on the first day.',
    ],
    passage: { lesson: 3, page: 4, text: 'If you cut scope to open the gate, cut in writing' },
  },
  {
    id: 'l3-p4-32',
    kind: 'recall',
    question: 'At which gate does the table of this page ask for losses named and objections answered?',
    options: ['Design', 'Decide', 'Switch', 'Settle'],
    correct: 0,
    feedback: [
      'Naming comes with the design, so that it is settled long before the switch.',
      'Decide lists who is affected and how heavily, and no more than that.',
      'Switch asks for proven readiness on every shift.',
      'Settle asks what newcomers learn.',
    ],
    passage: { lesson: 3, page: 4, text: 'Losses named; objections answered: plan, support or line' },
  },
  {
    id: 'l3-p4-42',
    kind: 'application',
    question:
      'For how long does this page have you ask about a new way of working, and what do you check after that?',
    options: [
      'Monthly for a year, then if the successor asks',
      'Weekly until the dip ends, then what is unusual',
      'Quarterly for two years, then if audits find it',
      'Monthly until the goal is met, then once a year',
    ],
    correct: 0,
    feedback: [
      'A year of monthly questions, and then a look at whether your successor goes on asking.',
      'The end of the dip is when the ways back begin to open.',
      'A quarter between questions is enough for attention to move on.',
      'A goal that is met is the very moment at which attention leaves.',
    ],
    passage: { lesson: 3, page: 4, text: 'Ask about it monthly for a year.' },
  },
  {
    id: 'l3-p4-31',
    kind: 'application',
    question: 'A tax office switched ninety days ago. What does the calendar of this page put on the agenda?',
    options: [
      'Users are visited, and five irritants are removed',
      'The old path closes, and adoption is seen by team',
      'Local versions are found, and kept or ended',
      'The verdict is given, and the benefit confirmed',
    ],
    correct: 1,
    feedback: [
      'That belongs to day 30, when obstacles are fresh.',
      'Day 90 closes the old path, and any exception has an owner and an end date.',
      'Adaptation is the subject of day 180.',
      'The verdict waits until day 365.',
    ],
    passage: { lesson: 3, page: 4, text: 'Day 90: the old path closes.' },
  },
  {
    id: 'l3-p4-45',
    kind: 'application',
    question:
      'Users have begun to adapt a new form by themselves. When does the calendar of this page have you look for their versions?',
    options: [
      'After a month, with the irritants',
      'After three months, with the exceptions',
      'After six months, as a topic of its own',
      'After a year, together with the verdict',
    ],
    correct: 2,
    feedback: [
      'The first date is for obstacles, and for thanks.',
      'The second date closes the old path.',
      'On day 180 you find the local versions, keep the good and end the harmful ones.',
      'By the verdict, local versions have become the rule without a decision.',
    ],
    passage: { lesson: 3, page: 4, text: 'Make the good ones standard and end the harmful ones' },
  },
  {
    id: 'l3-p4-44',
    kind: 'recall',
    question:
      'An outside adviser recommended to start Phoenix in a limited way, beside the old system. What did the audit find had become of that?',
    options: [
      'It was turned down by the deputy minister',
      'It was taken up for the smaller agencies',
      'It was put off until a second adviser agreed',
      'It was not considered before the launch',
    ],
    correct: 3,
    feedback: [
      'No independent report told the deputy minister that the system was not ready.',
      'The start was made in two steps, without the old system alongside.',
      'A second adviser is not mentioned by the page.',
      'The audit found that the recommendation was not considered before launch.',
    ],
    passage: { lesson: 3, page: 4, text: 'that this was not considered before launch' },
  },
  {
    id: 'l3-p4-43',
    kind: 'recall',
    question:
      'Because of the hold, meter training and the expenses tool fall into the weeks of the dip. What does Dana Whitlock decide?',
    options: [
      'Both stay, and the target falls a second time',
      'The tool moves, and the meter training stays',
      'Both move once more, to a day after the review',
      'The switch itself moves, to the following month',
    ],
    correct: 2,
    feedback: [
      'The target had been lowered once, and the hours would still be too many.',
      'Each would add hours in the dip, and she moves both.',
      'At these two depots both begin on August 30, after the review.',
      'The switch takes place at the end of June, as the hold had fixed.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'Whitlock moves both to August 30 at these two depots, after the review.',
    },
  },
  {
    id: 'l3-p4-33',
    kind: 'application',
    question:
      'A switch is held for four weeks. Going by what happened at Larkmoor, what do you look up first?',
    options: [
      'What was deferred into the weeks that now follow it',
      'Whether the supplier’s contract allows a later day',
      'Who has asked for vacation in the weeks after it',
      'How the ranking of depots treats a later start',
    ],
    correct: 0,
    feedback: [
      'At Larkmoor the deferred training would have landed on the new day of the switch.',
      'Contracts matter, and the supplier got its letter; the surprise was elsewhere.',
      'A sound question for any date, and not what went unseen there.',
      'The ranking had been abolished by then.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'the day to which the meter training and the expenses tool were moved in April',
    },
  },
]
