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
    id: 'l3-p3-65',
    kind: 'application',
    question:
      'You replace a yearly survey of many questions by three that are asked often. Which three, by this page?',
    options: [
      '“Do you know why? Can you do it? What is in the way?”',
      '“Do you want it? Can you do it? Who can help you?”',
      '“Do you use it? Does it help you? What is missing?”',
      '“Do you know how? Do you have time? What would help?”',
    ],
    correct: 0,
    feedback: [
      'Reason, ability and obstacle: three questions, asked often.',
      'Desire and help are worth knowing; the three go to reason, ability and obstacle.',
      'Use is counted in cases, and need not be asked.',
      'Two of them come close, and nobody is asked about the reason.',
    ],
    passage: { lesson: 3, page: 3, text: '“Do you know why? Can you do it? What is in' },
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
    id: 'l3-p3-66',
    kind: 'application',
    question:
      'A line manager asks to see how proficient her people are. What does she get, following this page?',
    options: [
      'Every week, a count of the team',
      'Every two weeks, a count of the team',
      'Every month, a count of the team',
      'Every two weeks, a mean of the unit',
    ],
    correct: 1,
    feedback: [
      'Weekly is the rhythm of adoption, for team leaders.',
      'Line managers see proficiency every two weeks, as team counts.',
      'A month is the rhythm of the sponsor, who sees all four lines.',
      'The rhythm is right; a mean of the unit hides its teams.',
    ],
    passage: { lesson: 3, page: 3, text: 'every two weeks, as team counts' },
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
    id: 'l3-p3-67',
    kind: 'application',
    question: 'You copy the line on proficiency from Larkmoor’s half page. What makes a person count in it?',
    options: [
      'Nine of the last ten jobs right',
      'Eight of the last ten jobs right',
      'Seven of the last ten jobs right',
      'All of the last five jobs right',
    ],
    correct: 1,
    feedback: [
      'Nine would be stricter than the line that the sponsor has signed.',
      'Proficiency is a property of people: eight of their last ten planned jobs were right.',
      'Seven would be milder than the line that the sponsor has signed.',
      'Five jobs unaided are the readiness test, before the switch.',
    ],
    passage: { lesson: 3, page: 3, text: 'Technicians with eight of their last ten planned jobs right' },
  },
  {
    id: 'l3-p3-68',
    kind: 'application',
    question:
      'A clinic copies Larkmoor’s line on adoption, with its threshold. From which week after the switch on do two low counts make people meet daily?',
    options: ['From the second', 'From the sixth', 'From the fourth', 'From the eighth'],
    correct: 1,
    feedback: [
      'In the first weeks low counts are to be expected, and meetings would cost time to learn.',
      'Until week six people are learning; after that, two low Fridays in a row lead to daily meetings.',
      'In the fourth week the planned dip is still under way.',
      'The review is after eight weeks, and a share that stays low should not wait for it.',
    ],
    passage: { lesson: 3, page: 3, text: 'on two Fridays in a row from week six' },
  },
  {
    id: 'l3-p3-69',
    kind: 'application',
    question:
      'A steering page is due. How often does the sponsor see its four lines, and what is the sponsor asked for, if you follow this page?',
    options: [
      'Monthly, and for one visit',
      'Weekly, and for one decision',
      'Monthly, and for one decision',
      'Quarterly, and for a signature',
    ],
    correct: 2,
    feedback: [
      'The month is right; four dates in person are in the sponsor’s contract.',
      'Weekly figures are for team leaders, who can act on them by Thursday.',
      'Team leaders act by Thursday, finance signs by the quarter, and the sponsor decides by the month.',
      'Finance confirms benefits by the quarter.',
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
