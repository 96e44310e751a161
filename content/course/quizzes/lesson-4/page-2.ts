import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l4-p2-61',
    kind: 'recall',
    question:
      'The pump maker’s customer renews in the end. What has become of the delivery time and the saving that were planned?',
    options: [
      'Both have been met, some months late',
      'The time has been met, the saving not',
      'The saving has been met, the time not',
      'Both have come near, and neither is met',
    ],
    correct: 3,
    feedback: [
      'Later they were, and costlier; the two goals themselves were missed by some way.',
      'Delivery takes half a week longer than the customer had wanted.',
      'The saving is a fifth below the plan, and the payback takes longer.',
      'Delivery stops half a week above the goal, and the saving a fifth below: later, costlier and alive.',
    ],
    passage: {
      lesson: 4,
      page: 2,
      text: 'Delivery time reached 5.5 weeks in month 17, and the customer renewed.',
    },
  },
  {
    id: 'l4-p2-45',
    kind: 'application',
    question:
      'You go through your own change with the seven S’s. Which question does this page put to each of them?',
    options: [
      'How well does it fit the other six?',
      'Who would lose most if it changed?',
      'How soon could it be made to move?',
      'What would a visitor see that is different?',
    ],
    correct: 3,
    feedback: [
      'Fit is the idea of the model; this page asks for something one can point at.',
      'Losses are named elsewhere, group by group.',
      'Speed comes after you know whether it has moved at all.',
      'A visitor can see or hear a difference from last year, and an explanation is no answer.',
    ],
    passage: { lesson: 4, page: 2, text: 'what would a visitor see or hear there that is different from' },
  },
  {
    id: 'l4-p2-64',
    kind: 'application',
    question:
      'You pay people to stay through a merger, as the second plant director paid her setters. When is the sum due?',
    options: [
      'When the last line has moved',
      'When the last line runs at plan',
      'When their own line runs at plan',
      'When their own line has moved',
    ],
    correct: 1,
    feedback: [
      'A line that has moved may still make half of its plan.',
      'It was payable when the last line ran at plan, so all had a reason to help with each.',
      'Then the first setters would have gone before the last line moved.',
      'A line that has moved may need its setters most.',
    ],
    passage: { lesson: 4, page: 2, text: 'payable when the last line ran at plan' },
  },
  {
    id: 'l4-p2-47',
    kind: 'recall',
    question:
      'The posts that ended in the merger of the two plants ended in four ways. Which was the most frequent?',
    options: ['With a retirement', 'With an agreed payment', 'With a move in the group', 'With a dismissal'],
    correct: 0,
    feedback: [
      'Retirements came first, and payments close behind them.',
      'Agreed payments came second, three foremen among them.',
      'Moves to other work in the group came third.',
      'Dismissals were the fewest of the four.',
    ],
    passage: { lesson: 4, page: 2, text: 'Of the 120 posts, 46 ended with a' },
  },
  {
    id: 'l4-p2-48',
    kind: 'application',
    question:
      'While posts are cut, some people resign, and most of them have to be replaced. Where do they stand in the account, if it is kept like that of the second case?',
    options: [
      'Under retirements and moves, as they chose to go',
      'Under payments, as they would have got one',
      'In a group of their own, as posts that were saved',
      'Nowhere in it, since their posts did not end',
    ],
    correct: 3,
    feedback: [
      'They retired from nothing and moved nowhere within the group.',
      'They left without one, and their posts remained.',
      'A resignation saves nothing when the post has to be filled again.',
      'The setters who had resigned are in none of the figures, as most of their posts had to be filled again.',
    ],
    passage: { lesson: 4, page: 2, text: 'The 17 setters who had resigned are in none of these figures' },
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
    id: 'l4-p2-66',
    kind: 'application',
    question:
      'Criteria for a selection have been published. Whom does this page have check how they are used?',
    options: [
      'Somebody from the staff',
      'Somebody outside the line',
      'Somebody from the law firm',
      'Somebody from the next level',
    ],
    correct: 1,
    feedback: [
      'Representatives are consulted on the criteria; their use is checked by others.',
      'Somebody outside the line checks the use of criteria that were published before names.',
      'Counsel is asked before the first word is said, and on duties rather than on use.',
      'The next level is part of the line, and has a stake in the result.',
    ],
    passage: { lesson: 4, page: 2, text: 'have somebody outside the line check their use' },
  },
  {
    id: 'l4-p2-63',
    kind: 'application',
    question:
      'You form cells as in the second case, and have changed the bonus. Which other system does that director change before the next machine moves?',
    options: [
      'Grades, which now go by skill',
      'Repairs, which a cell now does',
      'Planning, which now goes by product',
      'Hiring, which a cell now decides',
    ],
    correct: 2,
    feedback: [
      'Each person got a grade in writing, by the rules that there were.',
      'Five foremen moved to maintenance planning, and no cell took it over.',
      'As long as orders came by department, a cell was a cell on paper only.',
      'The case tells of no hiring by cells.',
    ],
    passage: { lesson: 4, page: 2, text: 'Planning issued work by product.' },
  },
  {
    id: 'l4-p2-65',
    kind: 'application',
    question:
      'Each person hears alone what becomes of their post. What stands on the page that they take home, by the list of this page?',
    options: [
      'Role, date, terms, and whom to ask',
      'Role, grade, terms, and how to appeal',
      'Reason, date, terms, and what is open',
      'Reason, role, date, and the manager',
    ],
    correct: 0,
    feedback: [
      'Role, date, terms and whom to ask: what somebody wants to know at home.',
      'An appeal depends on the law; the list has a person to ask.',
      'The reason was told to all before; the page is about one person.',
      'The manager sits across the table; terms are what is missing here.',
    ],
    passage: { lesson: 4, page: 2, text: 'role, date, terms' },
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
