import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l1-p2-81',
    kind: 'application',
    question:
      'Six of nine warehouse pickers and two of four drivers cannot use the new scanner unaided; nearly all of them want it. Your colleague declares ability the bottleneck for both. What do you make of that finding?',
    options: [
      'It holds for both, as they all lack the same thing',
      'It holds for pickers, and is too early for drivers',
      'It is too early for both, with so few of each asked',
      'It holds for neither, as desire was not tested first',
    ],
    correct: 2,
    feedback: [
      'Adding two groups up makes thirteen people, but not ten of one group.',
      'Nine pickers come close. Ten of one group is the least that the rule works with.',
      'The rule asks for ten or more people of one group; nine and four are both short of that.',
      'Nearly all of them want it, so desire was looked at. What is missing is enough answers.',
    ],
    passage: { lesson: 1, page: 2, text: 'Ask ten or more people of one group' },
  },
  {
    id: 'l1-p2-82',
    kind: 'application',
    question:
      'Beside Kotter’s error “no coalition” a project lead has written: “The head of audit joined in March.” The course asks for one more thing about her. What is it?',
    options: [
      'Which decision she has signed since',
      'Which roster or budget she controls',
      'Which objections she brought along',
      'Which of her peers she has won over',
    ],
    correct: 1,
    feedback: [
      'A signature costs little. What counts is the means that she holds.',
      'A coalition is tested by what its members hold: with a roster or a budget they can move something.',
      'Objections show that she thinks; they say nothing of what she can release.',
      'Winning others over is welcome. The page asks what she can move by herself.',
    ],
    passage: {
      lesson: 1,
      page: 2,
      text: 'who joined the coalition, and which roster or budget do they hold?',
    },
  },
  {
    id: 'l1-p2-83',
    kind: 'judgment',
    question:
      'You go through Kotter’s errors with a team whose merger has stalled. Beside “obstacles left standing” somebody writes: “IT will grant the access rights by June.” What should stand there instead?',
    options: [
      'The worst obstacle that is left, and what it costs us',
      'The owner of the obstacle, and the next step she takes',
      'The reason for the obstacle, and who gains if it stays',
      'The last obstacle that was removed, and on which day',
    ],
    correct: 3,
    feedback: [
      'What is left will fill pages. The list asks what anybody has done about it.',
      'A next step is a plan, and plans are easily written beside any of the errors.',
      'Motives are worth knowing; the line is for events with a day.',
      'For each error you write the last thing that happened. A blank line shows what was left to chance.',
    ],
    passage: { lesson: 1, page: 2, text: 'Which obstacle did the sponsor remove, and on what day?' },
  },
  {
    id: 'l1-p2-84',
    kind: 'application',
    question:
      'Liability experts are about to become generalists. You complete the sentence from Bridges, “After this, they will no longer be …,” and have four drafts. Which draft is finished, by the course’s standard?',
    options: [
      '“the ones with a desk beside the judge’s door”',
      '“the experts whom the whole house looks up to”',
      '“the people who decide what the others apply”',
      '“the only ones trusted with the hardest cases”',
    ],
    correct: 0,
    feedback: [
      'You keep going until the sentence names a thing you could point at, and one can point at a desk.',
      'That names a standing, which is real and still too general to be marked or replaced.',
      'A power is being described; the page keeps asking until it reaches a thing.',
      'This comes closer. It still describes a reputation, and nothing that one could point at.',
    ],
    passage: { lesson: 1, page: 2, text: 'keep going until it names a thing you could point at' },
  },
  {
    id: 'l1-p2-85',
    kind: 'application',
    question:
      'In a software team that never stops changing, nobody can say any longer how a release is made. Someone suggests the three steps of Lewin. In which order do Weick and Quinn put the steps for change that never stops?',
    options: [
      'Freeze it, rebalance it, then let it run on',
      'Rebalance it, freeze it, then loosen it',
      'Loosen it, rebalance it, then let it run',
      'Loosen it, move it along, then freeze it',
    ],
    correct: 0,
    feedback: [
      'Where change never stops, you freeze it to see it, rebalance, and let it run on.',
      'You cannot rebalance what nobody can see, so freezing comes first here.',
      'It is loose already; nothing would be gained by loosening it more.',
      'That is the order for change in episodes. This team has never stood still.',
    ],
    passage: { lesson: 1, page: 2, text: 'freeze it to see' },
  },
  {
    id: 'l1-p2-86',
    kind: 'judgment',
    question:
      'Your table of seven S’s shows five rows that still demand the old way. The sponsor wants to know which row comes first according to the model. What is the honest answer?',
    options: [
      'Shared values, as the other six rows revolve around it',
      'Strategy, as structure and the others follow from it',
      'Systems, as pay and forms pull people back every day',
      'The model names no row, as it has no place to start',
    ],
    correct: 3,
    feedback: [
      'The drawing puts them in the middle. The model gives no order of work.',
      'Strategy opens the list, and the authors’ point was that none of the seven leads.',
      'Systems often do pull hardest. That is your judgment, and no result of the model.',
      'It is a snapshot without time or a place to start; you need another lens to choose.',
    ],
    passage: { lesson: 1, page: 2, text: 'is a snapshot, without' },
  },
  {
    id: 'l1-p2-87',
    kind: 'judgment',
    question:
      'Ward clerks have lost the old bed list, and the new one does not work well yet. Four managers each propose one measure for these months. Which proposal treats the neutral zone as the course would?',
    options: [
      'A clear date for the new list, kept at any cost',
      'Lower targets for the season, with extra help',
      'Small trials by the clerks, with room for ideas',
      'Early wins each week, with a public scoreboard',
    ],
    correct: 1,
    feedback: [
      'Nobody knows how long this zone takes, and a forced end repeats the trouble.',
      'You plan it like a season of roadworks: slower by agreement, and with more help than usual.',
      'Ideas are welcome in between times, but they cost hours that a full target has already taken.',
      'Wins may come. A scoreboard measures people against a pace that nobody can keep yet.',
    ],
    passage: { lesson: 1, page: 2, text: 'with lower targets and more help' },
  },
]
