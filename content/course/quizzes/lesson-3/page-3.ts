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
    id: 'l3-p3-82',
    kind: 'application',
    question:
      'Of a hundred claims, fifty were done in the new system from start to finish. Thirty began in it and were finished on a spreadsheet, and twenty were done on paper. Nine in ten clerks are logged in all day. How high is adoption?',
    options: [
      'Ninety percent, as people are what is counted',
      'Sixty-five percent, as begun ones count half',
      'Eighty percent, as most began where they should',
      'Fifty percent, as only complete cases count',
    ],
    correct: 3,
    feedback: [
      'People who log in may still work on paper. Only proficiency is a property of people.',
      'Halves are for slow work within the system. A claim finished elsewhere is not adopted.',
      'Where a case leaves the path, the old way is still in use.',
      'Adoption counts real cases done from start to finish the new way, with no side spreadsheet.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'Share of real cases done from start to finish the new way, with no side spreadsheet',
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
    id: 'l3-p3-85',
    kind: 'judgment',
    question:
      'A clinic switches in three weeks, and nobody has ever measured how long a referral takes. The software will report it to the minute from day one. What do you do about the past?',
    options: [
      'Count roughly by hand for two weeks before the switch',
      'Move the switch by a month, and measure with precision',
      'Ask the staff for their estimates, and take the middle',
      'Take the first two weeks after it as your base figures',
    ],
    correct: 0,
    feedback: [
      'Two weeks of rough counting before are worth more than a year of fine reporting after it.',
      'A rough count is enough, and a month costs more than precision brings.',
      'Estimates made now are guesses, and will be disputed when the money is due.',
      'Those are the weeks of the dip; everything later would look like success.',
    ],
    passage: { lesson: 3, page: 3, text: 'Two weeks of rough' },
  },
  {
    id: 'l3-p3-86',
    kind: 'application',
    question:
      'A yearly survey of forty questions is dropped for three questions that are asked often. Which three does the course propose?',
    options: [
      'Do you know how? Do you have time? Who supports you?',
      'Do you use it? Does it help? What should be changed?',
      'Do you want it? Can you do it? What would help you?',
      'Do you know why? Can you do it? What is in the way?',
    ],
    correct: 3,
    feedback: [
      'How and time are parts of one question, and the reason is left out.',
      'Use is counted in cases and need not be asked.',
      'Wanting matters. It changes when reason, ability or obstacle change.',
      'Reason, ability and obstacle, asked often: forty questions once a year come too late.',
    ],
    passage: { lesson: 3, page: 3, text: '“Do you know why? Can you do it? What is in' },
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
    id: 'l3-p3-88',
    kind: 'judgment',
    question:
      'Your sponsor sees four lines once a month. She finds the page clear and says so; nothing else has come of it for three months. What do you add to the page?',
    options: [
      'One comment per line, from the manager in charge',
      'One light per line, to make trouble stand out',
      'One forecast per line, up to the end of the year',
      'One decision that she is to take this month',
    ],
    correct: 3,
    feedback: [
      'Comments explain. A page that asks for nothing gets nothing.',
      'Lights say how to feel about a line, and ask for nothing.',
      'A forecast makes the page richer. She would find that clear as well.',
      'The sponsor sees all four lines monthly and is asked for one decision each time.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'The sponsor sees all four lines monthly and is asked for one decision each',
    },
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
