import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l4-p2-16',
    kind: 'application',
    question:
      'A regional bank abolishes the grade of branch supervisor. All staff are invited for nine on Thursday. What has to happen before that meeting?',
    options: [
      'The supervisors get the slides some hours ahead.',
      'The union hears it, and passes it on to supervisors.',
      'The supervisors hear it one by one, each with an answer.',
      'The supervisors meet, and choose somebody to speak.',
    ],
    correct: 2,
    feedback: [
      'Slides say that a grade ends and leave out what becomes of a person.',
      'Representatives may have to be told first by law; the person still hears it from the manager.',
      'Middle managers hear theirs first and by themselves, so that no one learns it beside the crew.',
      'A group cannot be told a personal answer.',
    ],
    passage: { lesson: 4, page: 2, text: 'Middle managers heard theirs alone, and first.' },
  },
  {
    id: 'l4-p2-02',
    kind: 'application',
    question:
      'A firm says it now leads by trust. You go through the seven S’s and look for evidence under style. Which observation counts?',
    options: [
      'The managers say that they trust their staff more.',
      'The principle stands on the first page of the intranet.',
      'A course on trust was attended by all the managers.',
      'The head of the firm no longer signs orders of middling size.',
    ],
    correct: 3,
    feedback: [
      'What people say they do is a poor witness to a habit.',
      'Written values are told; style is what is done.',
      'Attendance would be noted under skills, if anywhere.',
      'A visitor could see it, and last year it was different.',
    ],
    passage: {
      lesson: 4,
      page: 2,
      text: 'what would a visitor see or hear there that is different from last year?',
    },
  },
  {
    id: 'l4-p2-32',
    kind: 'application',
    question:
      'You take over a plant merger in which the machines moved first. Going by the second plant case, what is put in order before the next line moves?',
    options: [
      'Titles and grades, so that foremen accept the cells',
      'Courses and manuals, so that setters are all alike',
      'Bonus and planning, so that both count whole products',
      'Layout and stock, so that transport is the shortest',
    ],
    correct: 2,
    feedback: [
      'Grades were settled person by person, weeks before.',
      'The setting sheets came from the notebooks, by joint work on the line.',
      'The bonus became cell output right first time, planning issued work by product, and only then did Line 2 move.',
      'Nothing is said about the layout; the machines were not the trouble.',
    ],
    passage: { lesson: 4, page: 2, text: 'Fix the systems before the machines.' },
  },
  {
    id: 'l4-p2-31',
    kind: 'recall',
    question: 'What did Trevor and Nyberg find about companies that had cut posts?',
    options: [
      'More people quit afterward, fewer where procedures were fair',
      'Fewer people quit afterward, as they feared for their own posts',
      'As many quit as before, whatever the procedures had been like',
      'More people quit afterward, above all where pay was also cut',
    ],
    correct: 0,
    feedback: [
      'Leaving of one’s own accord rose after cuts, and fair procedures softened it.',
      'Fear may hold some people; the study found more of them leaving.',
      'It changed, and procedures made a difference to it.',
      'A cut in pay is the subject of Greenberg’s study.',
    ],
    passage: {
      lesson: 4,
      page: 2,
      text: 'saw more people leave of their own accord, less so where procedures were fair',
    },
  },
  {
    id: 'l4-p2-19',
    kind: 'application',
    question:
      'A print works accounts for sixty posts: thirty stay, sixteen move to a sister firm, seven retire, and four leave with a payment. What does the sum tell you?',
    options: [
      'Too few moved to the sister firm.',
      'Nobody at all has been dismissed.',
      'All posts are accounted for by now.',
      'Three posts are not on this list.',
    ],
    correct: 3,
    feedback: [
      'Nothing says how many were meant to move.',
      'The list may be short of exactly those who were.',
      'Add them up: the four groups fall short of the total.',
      'Every post is accounted for until the sum comes out; here three are named nowhere.',
    ],
    passage: { lesson: 4, page: 2, text: 'Account for every post' },
  },
  {
    id: 'l4-p2-20',
    kind: 'recall',
    question:
      'Greenberg studied plants of one firm during a cut in pay. Where did theft rise least among those that cut?',
    options: [
      'Where the cut in pay had been the smallest of the three',
      'Where the reasons were explained fully and with care',
      'Where guards and controls had been set up beforehand',
      'Where the staff had been with the firm the longest',
    ],
    correct: 1,
    feedback: [
      'The two plants that cut did so alike.',
      'The cut was the same; the manner of explaining it made a difference.',
      'Control was not what he compared.',
      'Length of service is not part of the finding as told here.',
    ],
    passage: { lesson: 4, page: 2, text: 'where the reasons were explained fully and with care' },
  },
  {
    id: 'l4-p2-17',
    kind: 'judgment',
    question:
      'The closing of a laboratory is settled, and the law lets it be settled. Selection, timing and terms are open. How do you open the consultation?',
    options: [
      'Nothing is open, as no false hopes should be raised now.',
      'Closing is decided, while these three points stay open.',
      'Let them speak first, and say later what was settled.',
      'All is open, so that nobody feels passed over at first.',
    ],
    correct: 1,
    feedback: [
      'It gives away three points on which people could be heard.',
      'Saying what can still change makes the talks about something real.',
      'Listening first is good practice where nothing has been decided.',
      'Kindly meant, and a consultation about nothing is found out.',
    ],
    passage: { lesson: 4, page: 2, text: 'Say what consultation can still change.' },
  },
  {
    id: 'l4-p2-08',
    kind: 'judgment',
    question:
      'The first of three archives has moved. Work there takes twice as long as before, since the finders’ own lists were lost. The second move is due in a month, and a delay is costly. What do you recommend?',
    options: [
      'Stop all moves for good, and return the first archive',
      'Keep the date, and hire more finders at the new site',
      'Keep the date, and offer the staff a talk on the reasons',
      'Stop the move until the lists of the others are written',
    ],
    correct: 3,
    feedback: [
      'Thinkable if the case had failed; what failed is the order of the steps.',
      'More hands help with volume, and the lists are in other people’s heads.',
      'The reasons may be excellent and find no box.',
      'Machines or boxes can be moved quickly; knowledge has to be brought out before it goes.',
    ],
    passage: { lesson: 4, page: 2, text: 'We have moved the machines and left the knowledge behind.' },
  },
  {
    id: 'l4-p2-09',
    kind: 'application',
    question:
      'A plant wants its last experts to stay until the final line has moved. How should a payment to them be built?',
    options: [
      'Due when the last line runs at its planned output',
      'Due in equal parts at the end of each of the months',
      'Due on signing, as a token of thanks and of trust',
      'Due on the day the last machine is taken off the floor',
    ],
    correct: 0,
    feedback: [
      'It pays for the transition and is tied to the result for which they are needed.',
      'Monthly parts reward presence, and each month one may leave with the most of it.',
      'Thanks are right; nothing then speaks for staying when an offer comes.',
      'Taken off the floor is moved; the knowledge is needed until it runs.',
    ],
    passage: { lesson: 4, page: 2, text: 'payable when the last line ran at plan' },
  },
  {
    id: 'l4-p2-10',
    kind: 'application',
    question:
      'An old hospital wing closes after sixty years. There is a budget for one event. Who should lead it?',
    options: [
      'The director, who took the decision to close it',
      'An agency that has experience with such events',
      'Somebody who has worked there for a long time',
      'The architect, who can show what will be built',
    ],
    correct: 2,
    feedback: [
      'A director may speak; to lead it would make it an announcement.',
      'Experience buys smoothness where people want their own words.',
      'The ending belongs to the old place, so someone from it is in charge.',
      'A beginning deserves a day of its own.',
    ],
    passage: {
      lesson: 4,
      page: 2,
      text: 'The ending has a day, a budget and someone from the old place in charge of it.',
    },
  },
  {
    id: 'l4-p2-18',
    kind: 'application',
    question:
      'A logistics firm will move to mixed teams on the first of May. Bonus and planning will follow “in the course of the year.” Which order would you insist on?',
    options: [
      'The teams start in May and get stronger leaders.',
      'The teams come first in one place, as a trial.',
      'The first of May is explained better to the staff.',
      'The bonus and the planning come first, then the teams.',
    ],
    correct: 3,
    feedback: [
      'Leaders would spend the year arguing against the pay.',
      'A trial under the old bonus would test the bonus.',
      'They understand; in May they will read their pay slips.',
      'Rules have to match the structure before it starts, or nobody is paid to work in it.',
    ],
    passage: {
      lesson: 4,
      page: 2,
      text: 'Pay, planning and reporting rules match the new structure before the structure starts.',
    },
  },
]
