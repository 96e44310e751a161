import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l3-p3-81',
    kind: 'application',
    question:
      '“We plan for nine tenths of normal output for five weeks, at a cost of $61,000. Below eight tenths we stop and look.” The sponsor is ready to sign. What does this agreement on a dip still need?',
    options: [
      'A date on which you stop and look in any case',
      'A sum that is set aside in case it goes deeper',
      'A plan of what is done if output falls too far',
      'A date from which the old target holds again',
    ],
    correct: 0,
    feedback: [
      'With a lower limit alone, a dip that stays just above it can go on for a year.',
      'The price at the limit can be worked out. What is open is when somebody looks.',
      'Stop and look is the plan; nobody knows beforehand what will be found.',
      'The length of five weeks says when it is meant to be over.',
    ],
    passage: { lesson: 3, page: 3, text: 'That makes two limits, a lower limit for output and a review' },
  },
  {
    id: 'l3-p3-91',
    kind: 'application',
    question:
      'A business case pays ten dollars for each permit done at target speed. In a year twenty thousand permits go around the new system, and slow staff do thirty thousand in it. Which gap is worth more, by the course’s rough count?',
    options: [
      'The slow work, by about half',
      'The bypass, by about double',
      'Neither, both are worth as much',
      'The bypass, by about a third',
    ],
    correct: 3,
    feedback: [
      'That gives slow permits no value so far. The course credits each with half.',
      'This would credit slow permits with two-thirds of their value, and the course grants half.',
      'They would be equal if slow permits were credited with a third; the course grants half.',
      'Two hundred thousand dollars against one hundred fifty: slow permits already count by half.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'Count the first kind fully and, for want of better, the second by half',
    },
  },
  {
    id: 'l3-p3-83',
    kind: 'judgment',
    question:
      'A team’s manager, who is liked and fair, asks for the names of her six slowest users. She wants to support them, and she writes their appraisals. What does she get?',
    options: [
      'A count by shift, small enough to find out who it is',
      'The names, with a promise not to use them otherwise',
      'A count of the team, while names go to those six',
      'The names, once each of the six has agreed to that',
    ],
    correct: 2,
    feedback: [
      'A count that can be decoded is a list of names.',
      'The promise may be kept, and people will produce usage all the same.',
      'Names are seen by the person and a coach of their choice, and never by a person who writes an appraisal.',
      'Few people refuse the person who writes their appraisal.',
    ],
    passage: { lesson: 3, page: 3, text: 'Names are seen by the person concerned and by a coach whom that' },
  },
  {
    id: 'l3-p3-84',
    kind: 'judgment',
    question:
      'Six branches switch in pairs, and you need something to compare the first pair with. Two branches come last, a year from now; one of them is much like the first pair, and one is the weakest of all. What do you choose?',
    options: [
      'The mean of the last four, to even out mere chance',
      'The two that come last, each reported by itself',
      'The first pair a year ago, to match all the seasons',
      'The one most alike, to set like beside its like',
    ],
    correct: 1,
    feedback: [
      'The average hides the units in it, and two of the four switch in between.',
      'Units that switch later take out the weather; one by one, neither hides the other.',
      'Last year’s volumes and prices are gone. A year ago is a baseline, and no comparison.',
      'One branch is one story. If something happens there, you compare with an accident.',
    ],
    passage: { lesson: 3, page: 3, text: 'Cedar and Fir, which switch last, reported one by one.' },
  },
  {
    id: 'l3-p3-92',
    kind: 'application',
    question:
      'A bank’s change has a sponsor on the board, a change lead, a head of branches whose staff do the work, and a controller. The benefit is one line of the half page. Who signs it, and who owns it?',
    options: [
      'The controller signs, the head of branches owns',
      'The controller signs, the sponsor owns the line',
      'The sponsor signs, the head of branches owns',
      'The sponsor signs, the change lead owns the line',
    ],
    correct: 0,
    feedback: [
      'Signed by finance and owned by a line executive, in whose budget it stands.',
      'Sponsors own the case in many handbooks. Here the owner is the executive who runs the work.',
      'The owner is right. A signature from the sponsor would confirm the sponsor’s own promise.',
      'The change lead leaves when the project ends, and the benefit has only begun then.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'against a baseline, signed by finance and owned by a line executive',
    },
  },
  {
    id: 'l3-p3-93',
    kind: 'application',
    question:
      'A clinic counts, for each of sixty clerks, the share of referrals done at target time. Its team leaders see adoption every Monday. Who sees this other measure, how often and in which form?',
    options: [
      'Team leaders, every week, person by person',
      'The sponsor, every two weeks, in one mean',
      'Team leaders, once a month, team by team',
      'Line managers, every two weeks, by team',
    ],
    correct: 3,
    feedback: [
      'Names go to the person and a coach of their choice; leaders see adoption.',
      'The sponsor sees it once a month with the other lines, and a mean hides the teams.',
      'A month is slow, and it is for the line managers to see proficiency.',
      'Proficiency goes to line managers every two weeks, in team counts.',
    ],
    passage: { lesson: 3, page: 3, text: 'Line managers see proficiency' },
  },
  {
    id: 'l3-p3-87',
    kind: 'application',
    question:
      'A lab is going to halve the time from sample to result. Adoption, proficiency and benefit each have a line on the half page. Which figure makes the best fourth line?',
    options: [
      'Doctors who say that results now come early',
      'Samples that have to be taken a second time',
      'Technicians who work more hours than planned',
      'Results that take longer than the new target',
    ],
    correct: 1,
    feedback: [
      'This asks again whether the benefit has come.',
      'The counter-measure is the thing most likely to be damaged: haste spoils samples.',
      'Overtime might rise. The patients would be harmed sooner by a wrong result.',
      'That is the benefit from its other side.',
    ],
    passage: { lesson: 3, page: 3, text: 'the thing most likely to be damaged while the' },
  },
  {
    id: 'l3-p3-94',
    kind: 'application',
    question:
      'A clinic copies the adoption line of the course’s half page, with the threshold at half. Of twenty cases each Friday these went the new way: nine in week four, then eight, eleven, nine, twelve, eight, nine. When do its managers begin to meet daily?',
    options: [
      'After the count of week four',
      'After the count of week five',
      'After the count of week seven',
      'After the count of week ten',
    ],
    correct: 3,
    feedback: [
      'One low count may be chance, and this line takes effect from week six.',
      'Two low counts in a row, and both lie before week six, when the line takes effect.',
      'It is the first low count from week six on. A single one does not decide.',
      'From week six, two Fridays in a row below the threshold: weeks nine and ten.',
    ],
    passage: { lesson: 3, page: 3, text: 'Below 50 on two Fridays in a row from week six' },
  },
  {
    id: 'l3-p3-89',
    kind: 'judgment',
    question:
      'The dashboard shows ninety-two percent in use. You have followed twenty cases by hand, and six of them went the new way. The head of IT says that twenty cases prove nothing. What do you answer?',
    options: [
      'They are enough to rule out ninety, though not to say how low',
      'They are too few, so we draw two hundred before we report it',
      'They are enough to report thirty, as they were drawn by chance',
      'They are a warning, so we wait for a second count of the kind',
    ],
    correct: 0,
    feedback: [
      'The range for so few is wide, and still far below what the dashboard shows.',
      'Two hundred would sharpen the figure. The contradiction is plain with twenty.',
      'Thirty may well be wrong by twenty points in either direction.',
      'Two counts are for a close threshold, and six of twenty is nowhere near ninety.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'That is wide, and still narrow enough to tell a dashboard of 90 from a reality of 25',
    },
  },
]
