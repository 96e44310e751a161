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
    id: 'l3-p3-61',
    kind: 'application',
    question:
      'You plan to lose a tenth of normal output, and set the lower limit where Larkmoor has its own. How much would the dip cost at that limit?',
    options: [
      'Half as much again as planned',
      'Twice as much as planned',
      'Three times as much as planned',
      'Four times as much as planned',
    ],
    correct: 1,
    feedback: [
      'That would be a limit at 85 percent of normal.',
      'Larkmoor’s limit is 80 percent of normal: a fifth lost instead of a tenth.',
      'That would be a limit at 70 percent of normal.',
      'That would be a limit at 60 percent, at which few sponsors would sit still.',
    ],
    passage: { lesson: 3, page: 3, text: 'of normal, which would cost twice' },
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
    id: 'l3-p3-62',
    kind: 'recall',
    question: 'The half page that Dana Whitlock signs has a counter-measure. What does it watch?',
    options: [
      'Second visits to one address',
      'Overtime of the planners',
      'Emergencies reached in time',
      'Complaints by customers',
    ],
    correct: 2,
    feedback: [
      'Second visits are about the benefit itself, and are counted that way later.',
      'Overtime might rise as well, and the half page leaves it out.',
      'Emergencies within two hours are what planned days might damage, so they are watched.',
      'Complaints come late and have many causes; the page takes another figure.',
    ],
    passage: { lesson: 3, page: 3, text: 'Emergencies reached within two hours' },
  },
  {
    id: 'l3-p3-64',
    kind: 'application',
    question: 'You copy the line on proficiency from Larkmoor’s half page. What makes a person count in it?',
    options: [
      'Five live-like jobs done unaided',
      'Eight of the last ten jobs right',
      'A month without a second visit',
      'Four weeks at the target speed',
    ],
    correct: 1,
    feedback: [
      'Five jobs unaided are the readiness test before the switch; this line is about work after it.',
      'Proficiency is a property of people: eight of their last ten planned jobs were right.',
      'Second visits depend on parts and on the valve, too.',
      'Speed alone would reward hasty jobs, as the old ranking did.',
    ],
    passage: { lesson: 3, page: 3, text: 'Technicians with eight of their last ten planned jobs right' },
  },
  {
    id: 'l3-p3-63',
    kind: 'application',
    question:
      'A clinic copies Larkmoor’s line on adoption, with its threshold. From when on do two low counts make people meet daily?',
    options: [
      'From the first week on',
      'From the sixth week on',
      'From the review of the dip on',
      'From the close of the old path on',
    ],
    correct: 1,
    feedback: [
      'In the first weeks low counts are to be expected, and meetings would cost time to learn.',
      'Until week six people are learning; after that, two low Fridays in a row lead to daily meetings.',
      'The review is after eight weeks, and a share that stays low should not wait for it.',
      'The old path closes on day ninety, which is late for finding out.',
    ],
    passage: { lesson: 3, page: 3, text: 'on two Fridays in a row from week six' },
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
