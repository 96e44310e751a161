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
    id: 'l3-p4-66',
    kind: 'judgment',
    question:
      'Too few clerks pass a readiness test, as nearly all fail at one report. It is not needed for two months, and the next window for a switch is far off. What do you propose, by this page?',
    options: [
      'Take the report out in writing, and count it as passed',
      'Take the report out in writing, and test what is left',
      'Keep the report in, and hold until most can write it',
      'Keep the report in, and put a helper beside each clerk',
    ],
    correct: 1,
    feedback: [
      'The cut is right; the rest was tested with a report that held everyone up.',
      'If you cut scope to open the gate, you cut in writing and retest what is left.',
      'A hold is honest, and here a long one, for a report that can wait.',
      'Helpers are for after the switch; the gate asks for work done unaided.',
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
    id: 'l3-p4-62',
    kind: 'application',
    question:
      'A new way of working has settled. How often and for how long does this page have you go on asking about it?',
    options: [
      'Monthly, for a year',
      'Monthly, for half a year',
      'Quarterly, for a year',
      'Quarterly, for two years',
    ],
    correct: 0,
    feedback: [
      'You ask monthly for a year, and then ask your successor whether they do.',
      'The month is right; half a year leaves out the time when attention moves on.',
      'The year is right; a quarter between questions is enough for attention to move on.',
      'Two years are more than the page asks for, and the questions come too seldom.',
    ],
    passage: { lesson: 3, page: 4, text: 'Ask about it monthly for a year.' },
  },
  {
    id: 'l3-p4-63',
    kind: 'application',
    question:
      'A tax office switched a month ago, and you sit with its users. How many irritants do you remove, by the calendar of this page?',
    options: ['The three worst', 'The five worst', 'The ten worst', 'One in each team'],
    correct: 1,
    feedback: [
      'Three would be a start, and the calendar asks for two more.',
      'Day 30 is for obstacles: the five worst irritants are removed, and people are thanked by name.',
      'Ten are hard to remove in a month; the calendar names half as many.',
      'The calendar counts for all users and not team by team.',
    ],
    passage: { lesson: 3, page: 4, text: 'Remove the five worst irritants.' },
  },
  {
    id: 'l3-p4-64',
    kind: 'application',
    question:
      'Users have begun to adapt a new form by themselves. How long after the switch does the calendar of this page have you look for their versions?',
    options: ['After one month', 'After three months', 'After six months', 'After twelve months'],
    correct: 2,
    feedback: [
      'The first date is for obstacles, and for thanks.',
      'The second date closes the old path.',
      'On day 180 you find the local versions, keep the good and end the harmful ones.',
      'The last date is for the verdict, when local versions have become the rule.',
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
    id: 'l3-p4-65',
    kind: 'application',
    question:
      'You copy Larkmoor’s test of readiness. Which share of the people has to pass it before you switch?',
    options: ['Three in four', 'Two in three', 'Nine in ten', 'Four in five'],
    correct: 0,
    feedback: [
      'Three in four have to do five live-like jobs from the plan, unaided.',
      'Two in three are less than was fixed in April.',
      'Nine in ten are more than was asked for, and more than passed.',
      'Four in five is the share that passed in the end, and not the threshold.',
    ],
    passage: { lesson: 3, page: 4, text: 'three technicians in four do five live-like jobs' },
  },
]
