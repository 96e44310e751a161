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
    id: 'l4-p2-51',
    kind: 'application',
    question:
      'You merge two machine shops into cells in which people should help one another. Which bonus would the second plant director set?',
    options: [
      'For the machine-hours of a whole cell',
      'For pumps delivered in the new time',
      'For the output of a cell, right first time',
      'For the hours that a cell has saved',
    ],
    correct: 2,
    feedback: [
      'Machine-hours were what the old bonus paid, person by person.',
      'Delivery depends on more than one cell, so no cell could move it.',
      'The bonus became cell output right first time, and planning issued work by product.',
      'Hours saved can be counted while nothing leaves the cell.',
    ],
    passage: { lesson: 4, page: 2, text: 'The bonus became cell output right first time' },
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
    id: 'l4-p2-49',
    kind: 'application',
    question:
      'Criteria for a selection have been published. Whom does this page have check how they are used?',
    options: [
      'Representatives of the staff',
      'Somebody outside of the line',
      'Managers of a second plant',
      'Counsel, person by person',
    ],
    correct: 1,
    feedback: [
      'Representatives are consulted on the criteria, and the check is another task.',
      'Criteria are published before names, and somebody outside the line checks their use.',
      'Managers elsewhere belong to the same line and may face the same choice.',
      'Counsel is asked before the first word is said.',
    ],
    passage: { lesson: 4, page: 2, text: 'have somebody outside the line check their use' },
  },
  {
    id: 'l4-p2-50',
    kind: 'application',
    question:
      'A firm has to cut pay for some months. Going by Greenberg’s study, what may it hope for if it explains the reasons fully and with care?',
    options: [
      'That theft stays at the level of before',
      'That fewer people leave, as theft rises',
      'That trust returns as soon as pay does',
      'That theft rises less than it might have',
    ],
    correct: 3,
    feedback: [
      'Theft rose in both plants with a cut, and explaining did not prevent it.',
      'Leaving is the subject of another study on this page.',
      'Trust was not what this study counted.',
      'Theft rose in both plants, and less in the one where the reasons were explained with care.',
    ],
    passage: { lesson: 4, page: 2, text: 'and less in the one where the reasons were explained' },
  },
  {
    id: 'l4-p2-46',
    kind: 'application',
    question:
      'Each person will hear alone what becomes of their post. What stands on the page that they take home, by the list of this page?',
    options: [
      'Role, date, terms, and whom to ask',
      'Reason, criteria, and how to appeal',
      'Role, grade, and the new manager',
      'Terms, help, and the next meeting',
    ],
    correct: 0,
    feedback: [
      'These four are what a person needs at home, after a talk in which little was heard.',
      'Reasons and criteria are published for all, before any name.',
      'The grade is part of the terms, and whom to ask is missing.',
      'Without role and date the page leaves open what it was about.',
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
