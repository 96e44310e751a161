import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l4-p1-81',
    kind: 'judgment',
    question:
      'Couriers leave parcels with neighbors, although the new app forbids it. You rode along and understand why: there is no parcel shop on the route. One opens at the end of next month. What do you decide?',
    options: [
      'To adopt it as the rule, since couriers know their houses',
      'To leave it for now, since the cause is about to go away',
      'To forbid it once more, since neighbors sign for nothing',
      'To tolerate it openly, up to the day on which the shop opens',
    ],
    correct: 3,
    feedback: [
      'Adopting fits a trick that beats the design. Here something better is six weeks away.',
      'Couriers who are told nothing learn that rules are for show.',
      'A ban while the cause stays drives the habit where you cannot see it.',
      'The cause ends on a known day, so a dated tolerance is honest, and the couriers hear of it.',
    ],
    passage: { lesson: 4, page: 1, text: 'or tolerate it until a date' },
  },
  {
    id: 'l4-p1-82',
    kind: 'application',
    question:
      'A depot works in two shifts of thirty-six people each. You staff its first weeks by the ratio that the hospital group chose for its second site. How many helpers does the depot need?',
    options: [
      'Two helpers on each of the two shifts',
      'Three helpers on each of the two shifts',
      'Three helpers, who cover the two shifts',
      'Four helpers on each of the two shifts',
    ],
    correct: 1,
    feedback: [
      'One for eighteen would be thinner than the group allowed.',
      'One for twelve on every shift: three of thirty-six, and three again on the other shift.',
      'At the first site helpers worked by day, and nights went without.',
      'One for nine is more than the group paid for.',
    ],
    passage: { lesson: 4, page: 1, text: 'Super-users were set at one to twelve staff on every' },
  },
  {
    id: 'l4-p1-83',
    kind: 'judgment',
    question:
      'A fire service gets new radios and pays for one exercise per person. Four officers each have a proposal. Which of them has the course’s second site on their side?',
    options: [
      'Whole crews on their own truck, in the last ten days',
      'Whole crews in the training yard, a month beforehand',
      'All ranks in mixed groups, with an instructor’s exam',
      'Drivers, leaders and medics by role, two weeks before',
    ],
    correct: 0,
    feedback: [
      'Whole teams rehearsed in place, on real equipment, within ten days of the switch.',
      'The team is right. A month is time to forget, and the yard is not their truck.',
      'Mixed groups meet new faces, and never work together on the night that counts.',
      'People learn their own part well, and it is between the parts that errors happen.',
    ],
    passage: { lesson: 4, page: 1, text: 'rehearsed on their own ward, on' },
  },
  {
    id: 'l4-p1-84',
    kind: 'judgment',
    question:
      'You may watch a hospital’s new drug round for one shift. The ward manager offers any shift you like, and would like to join you. Which one do you ask for?',
    options: [
      'Any shift, drawn at random by the ward',
      'The shift with most reported incidents',
      'A Sunday night, unannounced to staff',
      'A Monday noon, when rounds are fullest',
    ],
    correct: 2,
    feedback: [
      'Chance is fair, and most of the hours that it picks are ordinary ones.',
      'Reports come from where people have time to write them.',
      'Look at the worst hour. By day and by appointment you will be shown the procedure.',
      'Noon is busy and well staffed, with everybody near who could help.',
    ],
    passage: { lesson: 4, page: 1, text: 'By day and by appointment you will be' },
  },
  {
    id: 'l4-p1-85',
    kind: 'application',
    question:
      'In one of twelve shops a cashier keeps returns in a notebook. In seven of the twelve, cashiers ring up a dummy item to get the drawer open. You have time for one of the two. What do you make of them?',
    options: [
      'The notebook shows a design, the dummy item a habit',
      'The dummy item shows a design, the notebook a story',
      'Both show a design, in different places of the process',
      'Neither shows a design, before its reason is written',
    ],
    correct: 1,
    feedback: [
      'A habit in seven shops of twelve is telling you about the design.',
      'One clever person is a story; one unit in two is a design.',
      'That may turn out to be so; what one cashier does cannot show it.',
      'The reason comes next. How often it is seen tells you where to look first.',
    ],
    passage: { lesson: 4, page: 1, text: 'story; one unit in two is a design' },
  },
  {
    id: 'l4-p1-86',
    kind: 'judgment',
    question:
      'A head of surgery will join the new record if his theaters may keep the old one “until the interface is stable.” The interface is due in about a year, and you need him. What do you do?',
    options: [
      'You sign it, and tie the end to the interface',
      'You sign it, with a review every three months',
      'You write an end day into it before you sign',
      'You refuse it, as others would want the same',
    ],
    correct: 2,
    feedback: [
      'Stable is a word about which he decides.',
      'Reviews renew. None of them has to end it.',
      'An exemption gets its day before the signature. At the course’s hospital one without it lasted.',
      'He may have a reason. The course asks who, why, how many cases and which day.',
    ],
    passage: { lesson: 4, page: 1, text: 'Write the day before you sign.' },
  },
  {
    id: 'l4-p1-87',
    kind: 'judgment',
    question:
      'Six weeks before launch the night staff hand in a list of forty-four problems with a new system, some grave and some trifling. What does the course’s checklist want to see by launch?',
    options: [
      'A seat for the night staff in the group that decides',
      'A ranking by risk, with an answer for the worst ten',
      'A meeting with the night staff on their main themes',
      'An answer for each one of the forty-four problems',
    ],
    correct: 3,
    feedback: [
      'A seat is good for the next list. This one wants to be answered.',
      'Which ones matter is seen at night, on the ward. The list was ranked away at the first site.',
      'A theme is a summary. The scanner’s battery is an item.',
      'Every list of problems before launch has an answer per item; nine of them may cause most of the trouble.',
    ],
    passage: { lesson: 4, page: 1, text: 'Every pre-launch list of problems has an answer per item.' },
  },
  {
    id: 'l4-p1-88',
    kind: 'judgment',
    question:
      'You have held a second site for nine weeks, and the bill will be about $2.3 million. The board meets every month and has not noticed. First results of the repair are five weeks away. When do you take the bill to the board?',
    options: [
      'This week, before anyone has asked about it',
      'At the end, with the whole sum and its effect',
      'In five weeks, with the first of the results',
      'At the next meeting, with a plan for savings',
    ],
    correct: 0,
    feedback: [
      'The sponsor in the case took the bill to the board the same week, before anyone asked.',
      'By then it is a finding of the auditors.',
      'With results it looks like a justification, and the board could no longer say no.',
      'A plan for savings would be invented to go with the bill.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'The COO took the bill to the board the same week, before anyone asked',
    },
  },
  {
    id: 'l4-p1-89',
    kind: 'application',
    question:
      '“A single source of truth” is the purpose of a new hospital record, and nobody on the wards cares. Four rewordings are proposed. Which would pass the test that the course’s five people set themselves?',
    options: [
      '“Errors in medication fall by a third in two years.”',
      '“Nine in ten records are complete by the month’s end.”',
      '“No patient is asked about the same allergy twice.”',
      '“All of our units work with the same data at last.”',
    ],
    correct: 2,
    feedback: [
      'The result matters. No nurse can see it at a bedside.',
      'This can be checked by an office, a month later.',
      'It is a promise that anyone at a bedside could check, on that shift.',
      'That is the old sentence in kinder words: an architect’s wish.',
    ],
    passage: { lesson: 4, page: 1, text: 'anyone at a bedside could check' },
  },
  {
    id: 'l4-p1-90',
    kind: 'judgment',
    question:
      'A repair desk is judged on calls closed the same day. Some close a call at five and open a new one in the morning. You have counted it, and under that figure closing is the sensible thing to do. Which answer does the course’s utility give in such a case?',
    options: [
      'It keeps the figure, and takes the reopened calls out',
      'It forbids the trick, and has the log checked each week',
      'It drops the figure, and asks customers how they fared',
      'It changes the figure, and tells the desk without blame',
    ],
    correct: 3,
    feedback: [
      'The desk would find the next sensible trick, as the figure is the same.',
      'Banning it while the cause stays drives it where you cannot see it.',
      'A desk needs some figure. The trick shows how to count it better.',
      'The cause is the measure: from now on it counts what customers get, and nobody is blamed.',
    ],
    passage: { lesson: 4, page: 1, text: 'remove the cause. From now on a job counts as fixed if' },
  },
  {
    id: 'l4-p1-91',
    kind: 'judgment',
    question:
      'Your first wave dipped by twelve percent. You then held the second for a month to repair the design, and it dipped by seven. The sponsor would like to report that the month has paid off. What may she report?',
    options: [
      'The gain of five points, as the hold lay between them',
      'The two dips, as nothing here shows what the hold did',
      'Half of the gain, as the other half would be learning',
      'The gain, with a note that other causes are possible',
    ],
    correct: 1,
    feedback: [
      'Between them lay also a whole wave of experience.',
      'The second wave had the first to learn from in any case, so its milder dip proves nothing.',
      'A half is as unproven as the whole.',
      'The figure would be quoted and the note forgotten. She does not know.',
    ],
    passage: { lesson: 4, page: 1, text: 'they had wave 1 to learn from' },
  },
]
