import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l4-p2-41',
    kind: 'recall',
    question: 'Which reason for closing River had the first plant director been told not to give?',
    options: [
      'North could run all the lines with fewer people',
      'The lease of the site was going to run out',
      'The largest customer wanted delivery much sooner',
      'The bank had asked for a higher saving each year',
    ],
    correct: 2,
    feedback: [
      'That may follow from a merger, and it was no secret.',
      'No lease is mentioned; the constraint was time.',
      'The customer wanted five weeks instead of nine, and had begun to qualify a competitor.',
      'The saving was in the plan, and it was not what forced the closure.',
    ],
    passage: { lesson: 4, page: 2, text: 'wanted delivery in five weeks' },
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
    id: 'l4-p2-43',
    kind: 'recall',
    question:
      'Owen Pratt rings the depots every morning to move vans about. What is the one thing that Imre Solano asks of him?',
    options: [
      'To give up the calls from the day of the switch',
      'To pass each call to the planner, at the depot',
      'To let his deputy make the calls for a month',
      'To write down each call, with what it was for',
    ],
    correct: 1,
    feedback: [
      'A ban would have moved the calls to another telephone.',
      'He stands at Elm and passes each call, aloud, to the planner, and within a month the calls stop.',
      'A deputy who rings keeps the old style alive.',
      'A log of calls shows how many there are and lets them go on.',
    ],
    passage: { lesson: 4, page: 2, text: 'and passes each call, aloud, to the planner' },
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
    id: 'l4-p2-44',
    kind: 'application',
    question:
      'You will show everyone the letter that explains a closure. Who sees it first, if you follow the second plant director?',
    options: [
      'The foremen of the lines',
      'The staff with most years',
      'The officials of the union',
      'The buyers of the customer',
    ],
    correct: 2,
    feedback: [
      'Foremen heard about their own posts alone, before the crews; the letter went another way.',
      'Years of service gave nobody a head start with the letter.',
      'She showed it to union officials first, and then to all.',
      'The customer wrote the letter, so it is no news there.',
    ],
    passage: { lesson: 4, page: 2, text: 'union officials first' },
  },
  {
    id: 'l4-p2-42',
    kind: 'application',
    question:
      'A bakery’s oldest line is about to be moved. You would save its knowledge as the second plant director did. What do you set up?',
    options: [
      'The old crew trains a few people of the new one',
      'The old crew writes down its settings for a bonus',
      'Both crews run it together at the new site',
      'Both crews run it together at the old site',
    ],
    correct: 3,
    feedback: [
      'Trainers pass on what they know they know; the notebooks held more.',
      'Written alone, the settings leave out what only shows at the machine.',
      'At the new site the line no longer runs as it did, and the comparison is lost.',
      'North’s and River’s setters ran the line together at River, and rewrote the sheets from the notebooks.',
    ],
    passage: { lesson: 4, page: 2, text: 'ran Line 2 together at River, rewriting' },
  },
]
