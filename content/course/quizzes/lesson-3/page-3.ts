import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l3-p3-32',
    kind: 'recall',
    question: 'Why does Larkmoor’s half page call Fir alone a poor comparison?',
    options: [
      'It is the last to switch, so its figures come late',
      'It is the smallest depot, so chance weighs heavily',
      'It is the lowest depot, and had not heard the dates',
      'It is led by a manager who was against the change',
    ],
    correct: 2,
    feedback: [
      'Switching last is what makes a comparison possible.',
      'All depots of the case have the same size.',
      'A unit so far from the others, and so badly informed, shows little about them.',
      'Its regional manager leads two other depots as well.',
    ],
    passage: { lesson: 3, page: 3, text: 'it is the lowest depot of all' },
  },
  {
    id: 'l3-p3-31',
    kind: 'application',
    question:
      'A depot draws twenty jobs every Friday, and its threshold is one half. This Friday nine of twenty were done the new way; last Friday twelve were. What does this page have you do?',
    options: [
      'Wait for the next Friday, as two low counts decide',
      'Act at once, as nine of twenty is under one half',
      'Draw again today, and take the better of the two',
      'Join the two Fridays, as their mean is above half',
    ],
    correct: 0,
    feedback: [
      'One count of twenty falls below by chance often enough, so two in a row decide, or a larger count.',
      'With a true share above half, one such Friday in four or five is chance.',
      'Choosing the better draw makes the threshold meaningless.',
      'Joining is a larger count of an older state, and the rule is about counts in a row.',
    ],
    passage: { lesson: 3, page: 3, text: 'So let two low counts in a row decide, or count more.' },
  },
  {
    id: 'l3-p3-41',
    kind: 'application',
    question:
      'Of twenty files drawn at random, five were done the new way. Which true shares does this page still consider possible?',
    options: [
      'From nearly none to about three in four',
      'From about one in five to one in three',
      'Only about one in four, as it was random',
      'From about one in ten to nearly one in two',
    ],
    correct: 3,
    feedback: [
      'Twenty files tell more than that; a share of three in four would hardly give five.',
      'A few points either way would need some hundreds of files.',
      'Chance decides which files are drawn, so the share in the sample strays.',
      'The range for five of twenty runs from a tenth to just short of a half.',
    ],
    passage: { lesson: 3, page: 3, text: 'If 5 of 20 were done the new way, the range' },
  },
  {
    id: 'l3-p3-45',
    kind: 'application',
    question:
      'A line manager asks to see how proficient her people are. What does she get, following this page?',
    options: [
      'Each week, names and counts of the team',
      'Every two weeks, counts for the team',
      'Each month, counts for the whole unit',
      'Every two weeks, names of the slowest',
    ],
    correct: 1,
    feedback: [
      'Weekly is the rhythm of adoption for team leaders, and names go to nobody who appraises.',
      'Line managers see proficiency every two weeks, as team counts.',
      'A month is the sponsor’s rhythm, and a unit hides its teams.',
      'Names are seen by the person and by a coach of that person’s choice.',
    ],
    passage: { lesson: 3, page: 3, text: 'Line managers see proficiency' },
  },
  {
    id: 'l3-p3-46',
    kind: 'recall',
    question: 'Which product gives the price of a dip on this page?',
    options: [
      'People, hours a day, days, share lost, cost of an hour',
      'People, output a day, days, share lost, cost of a unit',
      'People, output a day, days, share absent, price of a unit',
      'Teams, hours a week, weeks, share lost, cost of a team',
    ],
    correct: 1,
    feedback: [
      'Hours are paid whether or not output falls; what is lost is output.',
      'People, what each delivers in a day, the days, the share that is lost and the cost of one lost unit.',
      'Absence is one cause of lost output among several, and a price is no cost.',
      'Teams hide the people who lose output, and a team costs the same in a dip.',
    ],
    passage: { lesson: 3, page: 3, text: 'output a day' },
  },
  {
    id: 'l3-p3-42',
    kind: 'application',
    question:
      'You draft four lines for a call center’s steering page. In which of them may a share of people stand, if you follow this page?',
    options: [
      'The line on adoption',
      'The line on benefit',
      'The counter-measure',
      'The line on proficiency',
    ],
    correct: 3,
    feedback: [
      'Adoption is counted in cases, since one case in ten is neither adopted nor lost.',
      'A benefit is a change in the outcome, against a baseline.',
      'The counter-measure watches what might be damaged, such as repeat calls.',
      'Being good at it is the only one of the four that is a property of people.',
    ],
    passage: { lesson: 3, page: 3, text: 'Only proficiency is a property of' },
  },
  {
    id: 'l3-p3-44',
    kind: 'application',
    question:
      'You follow two hundred files by hand. How far may the true share lie from the one you find, by this page?',
    options: [
      'About seven points either way',
      'About three points either way',
      'About one point either way',
      'About twelve points either way',
    ],
    correct: 0,
    feedback: [
      'A count of two hundred is good for about seven points either way.',
      'That closeness takes a thousand files or so.',
      'A count of ten thousand is good for one point.',
      'That would be a count of seventy or so.',
    ],
    passage: { lesson: 3, page: 3, text: 'count of two hundred is good for about seven points either way' },
  },
  {
    id: 'l3-p3-34',
    kind: 'application',
    question:
      'A steering page is due. How often does the sponsor see its four lines, and what is the sponsor asked for, if you follow this page?',
    options: [
      'Weekly, and for a word to the lowest team',
      'Quarterly, and for a signature on the sum',
      'Monthly, and for one decision each time',
      'Monthly, and for a vote of confidence',
    ],
    correct: 2,
    feedback: [
      'Weekly figures are for team leaders, who can act on them by Thursday.',
      'Finance confirms benefits by the quarter.',
      'Team leaders act by Thursday, finance signs by the quarter, and the sponsor decides by the month.',
      'A vote decides nothing about the change.',
    ],
    passage: { lesson: 3, page: 3, text: 'The sponsor sees all four lines monthly' },
  },
  {
    id: 'l3-p3-43',
    kind: 'recall',
    question:
      'In the finance service center, most of the cases that were finished outside the system had one cause. Which?',
    options: [
      'Part-timers who had done few cases so far',
      'Staff who had not logged in since the launch',
      'Teams whose old targets were still in force',
      'Two teams that still received the old form',
    ],
    correct: 3,
    feedback: [
      'They were slow, and they worked in the system.',
      'Nearly all had logged in, which is what the dashboard counted.',
      'The page says nothing of targets there; a mailbox had been left open.',
      'The mailbox for the old form was never closed, which is a gap of process.',
    ],
    passage: { lesson: 3, page: 3, text: '3,680 came from two teams' },
  },
]
