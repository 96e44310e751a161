import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l4-p3-92',
    kind: 'application',
    question:
      'Each of these pairs comes from a plan on one page. One pair is on the course’s list of contradictions. Which one?',
    options: [
      '“We switch in May.” “The sponsor has one date after that.”',
      '“We switch in May.” “Load is then ten percent of the week.”',
      '“The dip lasts six weeks.” “The review comes in week seven.”',
      '“We switch in May.” “The old form ends on day one hundred.”',
    ],
    correct: 3,
    feedback: [
      'One date is little. On the list is a sponsor with none after launch.',
      'Above ten percent would be on the list. Ten is bearable.',
      'A review before the dip is over would be on the list. This one comes after it.',
      'An old path that is open past day ninety is on the list.',
    ],
    passage: { lesson: 4, page: 3, text: 'old path open past day 90' },
  },
  {
    id: 'l4-p3-93',
    kind: 'application',
    question:
      'The timer rings. These cells of your page are empty: purpose at Settle, process at Switch, process at Settle, people at Design. Which strand is your weakest, and which cell is next week’s work?',
    options: [
      'Process is weakest; people at Design is next',
      'Process is weakest; process at Switch is next',
      'People is weakest; people at Design is next',
      'People is weakest; process at Switch is next',
    ],
    correct: 0,
    feedback: [
      'The row with fewest full cells is the weakest strand; the first empty cell from the left comes next.',
      'Working on the weakest strand sounds right. Next week belongs to the first gap from the left.',
      'The earliest gap is there. The row of people has only this one.',
      'Both halves are the wrong way round: rows are counted, and gaps are read from the left.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the first empty cell, reading from the left, is your next week’s work',
    },
  },
  {
    id: 'l4-p3-98',
    kind: 'judgment',
    question:
      'In the cell for “losses named” the author of a plan has written: “Losses will be addressed with care.” No group has been asked yet, and the timer is nearly down. What do you suggest to the author?',
    options: [
      'Add the day by which it is to be done',
      'Strike it, and leave that cell empty',
      'Keep it, and mark it clearly as told',
      'Add the name of whoever will see to it',
    ],
    correct: 1,
    feedback: [
      'A wish with a day looks like a plan. No loss has been named.',
      'It names no loss, and the empty cell shows whom to ask next week.',
      'Nobody told you of a loss. The mark would lend the sentence a source.',
      'A name beside a wish is a person with nothing to do.',
    ],
    passage: { lesson: 4, page: 3, text: 'Leave a cell empty rather than fill it with a wish' },
  },
  {
    id: 'l4-p3-95',
    kind: 'application',
    question:
      'The plan of a registry holds the sentence “Days to decision enter the budget letters of all eight offices in the fall.” Which knot and strand does it complete?',
    options: [
      'Settle, in the strand of purpose',
      'Design, in the strand of purpose',
      'Switch, in the strand of process',
      'Settle, in the strand of process',
    ],
    correct: 3,
    feedback: [
      'Days to decision measure the purpose. Purpose at Settle is the benefit, signed or withdrawn.',
      'Design has the trade-offs. Budget letters follow when the new way is to last.',
      'Switch has the end of the old form. Budgets are for what comes after.',
      'At Settle, process stands in budgets, targets and audits.',
    ],
    passage: { lesson: 4, page: 3, text: 'Days to decision enter all eleven budget letters in September' },
  },
  {
    id: 'l4-p3-85',
    kind: 'application',
    question:
      'You look for contradictions in a colleague’s plan on one page. Three of these pairs can both be true. Which one cannot?',
    options: [
      '“The dip lasts seven weeks.” “We review it in week five.”',
      '“Four clerks lose the counter.” “Four guides start in May.”',
      '“Load at the switch is nine percent.” “Targets fall by eight.”',
      '“The old form ends on day eighty.” “We switch on a Monday.”',
    ],
    correct: 0,
    feedback: [
      'A review before the dip is over looks at figures that were planned to be bad.',
      'A loss with an answer and a post with an outcome are as they should be.',
      'Under ten percent is bearable, and a lowered target helps.',
      'An old path may be open for some weeks. It contradicts nothing before day ninety.',
    ],
    passage: { lesson: 4, page: 3, text: 'a review before the dip is over' },
  },
  {
    id: 'l4-p3-86',
    kind: 'judgment',
    question:
      '“Changes turn when purpose, process and people come before one small group with authority.” A colleague wants to print it as a law, with the course’s three documented changes as proof. How far does the course itself go?',
    options: [
      'It is a rule for crises, as two of the three were crises',
      'It is an error, as one of the three did well without any',
      'It is a question to ask, as one of the three does not fit',
      'It is a cause, as the audits found the small group at work',
    ],
    correct: 2,
    feedback: [
      'Two cases of a kind, one of them by absence, prove nothing about the kind.',
      'A case that does not fit limits the idea and leaves it useful.',
      'One fits largely, one by absence, one not at all. Three chosen cases establish no rule.',
      'One report credits a team among other things; absence in another shows no cause.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Three changes, chosen because they are well documented, cannot establish a rule.',
    },
  },
  {
    id: 'l4-p3-97',
    kind: 'judgment',
    question:
      'Three clerks and a call-center lead have a room and authority over a rent form. They would drop some questions; for a few of these somebody recalls a bylaw that nobody has read. You may add one person. Who lets them decide this week?',
    options: [
      'A tenant who finds the form too long',
      'A designer who has cut longer forms',
      'An official who may sign such forms',
      'A lawyer who can read them that law',
    ],
    correct: 3,
    feedback: [
      'She can say what is hard. Whether it may go is another question.',
      'A shorter screen would keep those questions, and the doubt with them.',
      'He signs what is put before him, and nobody knows yet what may be.',
      'What a law asks is often less than what is recalled, and then the question goes today.',
    ],
    passage: { lesson: 4, page: 3, text: 'a lawyer into one room' },
  },
  {
    id: 'l4-p3-88',
    kind: 'application',
    question:
      'A library set out to help more people find what they need, and wrote “eight in ten loans at the machine” into its plan. It is close to that now: the machines work well, staff and readers use them, and more people than before leave without a book. Which pattern is this?',
    options: [
      'Campaign, as the figure is better than the work is',
      'Drift, as the target took the place of the purpose',
      'Installation, as the machines matter more than people',
      'None of them, as the target is within reach by now',
    ],
    correct: 1,
    feedback: [
      'In a campaign the work stays as it was. Here it has changed.',
      'Busy, well-run work cut off from its result: the purpose was replaced by its own target.',
      'People do use them. What is missing is the strand of purpose.',
      'In reach of the target and further from the purpose: that is the sign.',
    ],
    passage: { lesson: 4, page: 3, text: 'busy, well-run work, cut off from its result' },
  },
  {
    id: 'l4-p3-89',
    kind: 'judgment',
    question:
      'Reopening two counters would help applicants who cannot manage online, and would cost a third of the promised saving. The agency’s purpose is quick decisions by whatever channel. What should the director do with that third?',
    options: [
      'Give it up, and say in public that it has been given up',
      'Keep it as a goal, with a date in the year after next',
      'Give it up for now, and count the faster cases against it',
      'Keep it in the plan, and look for it in other offices',
    ],
    correct: 0,
    feedback: [
      'The saving stopped at two-thirds of the promise; the agency gave up the rest and said so.',
      'A later date leaves the claim standing.',
      'Faster cases are what the purpose is about. They need no price to excuse the counters.',
      'A sum without a source is a wish, and sends others looking for cuts.',
    ],
    passage: { lesson: 4, page: 3, text: 'so the saving stopped at two-thirds of the promise' },
  },
  {
    id: 'l4-p3-90',
    kind: 'judgment',
    question:
      'A gas company changed its planning so that fewer homes need a second visit. The sponsor has left. You may set one question that her successor must answer a year after the switch. Which one do you set?',
    options: [
      'How many of the staff would go back to the old?',
      'How much of the saving is in the budget now?',
      'How many homes have needed a second visit?',
      'How many jobs have been run from the plan?',
    ],
    correct: 2,
    feedback: [
      'Opinions after a year are interesting, and nobody promised any.',
      'The budget is where a saving ends up. The promise was about visits.',
      'The question goes to the result that was promised, in what customers get.',
      'That is adoption. A year on, one asks what it was for.',
    ],
    passage: { lesson: 4, page: 3, text: 'how many addresses needed a second visit' },
  },
  {
    id: 'l4-p3-96',
    kind: 'judgment',
    question:
      'Two depots that switched have gained eleven points in a year. Two that had not, but kept the longer store hours, gained seven. Since then all have switched, and the gain is twelve. What may finance write beside the twelve?',
    options: [
      'That four of them are due to the switch',
      'That five of them are due to the switch',
      'That they belong to all that was done',
      'That seven of them are due to the hours',
    ],
    correct: 2,
    feedback: [
      'The gap between two pairs is a clue from an earlier date. It says nothing sure about the twelve.',
      'This subtracts an old gain of some depots from a new gain of all.',
      'Without a depot left to compare with, nothing sorts the points by cause.',
      'Seven is what two depots gained, from the hours and all else that changed.',
    ],
    passage: { lesson: 4, page: 3, text: 'So the ten points belong to all that was done' },
  },
]
