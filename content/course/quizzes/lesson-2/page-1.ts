import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l2-p1-01',
    kind: 'application',
    question:
      'An impact list for a new payroll has one row per department. Two clerks in different departments both release the Friday run. How do you enter them?',
    options: [
      'As two rows, because each department answers for itself.',
      'As one group, because they do the same work.',
      'As users of payroll, because they belong to the system.',
      'As two names, because two people make no group.',
    ],
    correct: 1,
    feedback: [
      'Departments matter for reporting lines; the Friday run will stop for both clerks at the same moment.',
      'A change reaches people through the work they do, so those who share a task share a row.',
      'A row that wide says only that impact is high, and nobody in it could confirm more.',
      'Two may be plenty if a payment hangs on them; rows are counted by work and not by size.',
    ],
    passage: { lesson: 2, page: 1, text: 'list groups that do the same work' },
  },
  {
    id: 'l2-p1-02',
    kind: 'application',
    question:
      'In a museum’s new catalog curators will work in an entirely different way. A wrong entry is noticed and undone within a minute. What support is due to them?',
    options: [
      'Practice before the date, and no standing helper.',
      'Practice before the date and a helper after it.',
      'A helper on the busy days, and no practice before.',
      'A clear note, since mistakes are so easily undone.',
    ],
    correct: 0,
    feedback: [
      'The work differs much and the error harms little, so rehearsal is what pays.',
      'Both are due where an error also does great harm; elsewhere the helper would be better placed.',
      'This suits familiar work with a dangerous moment in it.',
      'Fitting if their work stayed much the same; here a note would leave them stranded.',
    ],
    passage: { lesson: 2, page: 1, text: 'Practice before the date' },
  },
  {
    id: 'l2-p1-03',
    kind: 'application',
    question:
      'Security guards will sign in on another screen. Nothing else about their rounds differs, and a wrong entry is put right the next day. What do you give them?',
    options: [
      'A clear note that shows the new screen',
      'The same course that all others receive',
      'A practice session ahead of the date',
      'A helper at the gate in the first week',
    ],
    correct: 0,
    feedback: [
      'Little difference and little harm: anything more takes help away from groups at risk.',
      'Even treatment looks fair and underserves those who run a risk.',
      'Rehearsing a sign-in costs a shift and teaches what a picture can show.',
      'Someone at the gate would be worth it if a slip there shut people out or did harm.',
    ],
    passage: { lesson: 2, page: 1, text: 'A clear note' },
  },
  {
    id: 'l2-p1-10',
    kind: 'judgment',
    question:
      'Half the lines of your impact sheet come from a workshop of project members, and nobody in the groups has confirmed them. The sponsor wants to see the sheet on Friday. What does she get to see?',
    options: [
      'The sheet as it stands, since the workshop was a full one',
      'A draft that marks the guesses, with visits booked',
      'The confirmed lines only, with the rest kept back',
      'A note that asks for a month to confirm every line',
    ],
    correct: 1,
    feedback: [
      'Attendance does not make a guess into a sighting, and she would decide on it.',
      'She sees where knowledge ends, and the hours that turn a draft into a diagnosis are already in the diary.',
      'Honest as far as it goes; it hides from her how large the unknown part is.',
      'Worth asking if she were about to sign; a marked draft serves her sooner.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-05',
    kind: 'application',
    question:
      'You have one night to learn what a new dispatch screen will mean for a hospital’s porters. How do you spend it?',
    options: [
      'Over answers to a form that all of them filled in',
      'With the manual, marking each of the steps that move',
      'Beside three of them in turn, asking what would differ',
      'In a meeting with their supervisors and an analyst',
    ],
    correct: 2,
    feedback: [
      'Forms collect what people think of, and the surprising step is the one nobody writes down.',
      'Manuals describe days and intentions, which is where such lists go wrong.',
      'People can show steps that they would never think of mentioning in a room.',
      'Supervisors describe the procedure; the night has its own.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'People can show you steps that they would never think of mentioning',
    },
  },
  {
    id: 'l2-p1-11',
    kind: 'application',
    question:
      'One of three shops never uses the shared stock list. “That’s their culture,” says the regional head. The only terminal stands in an office that is locked at four. Where do you begin?',
    options: [
      'With the manager: bring in another and start anew.',
      'With the staff: ask what gets a newcomer into trouble.',
      'With the reasons: explain whom a shared list serves.',
      'With the terminal: unlock the office and look again.',
    ],
    correct: 3,
    feedback: [
      'The successor would meet the same locked door.',
      'An excellent question once the plain causes are gone.',
      'Understanding would not open the office after four.',
      'A closed door is a plain cause that can be changed this month, so it is ruled out first.',
    ],
    passage: { lesson: 2, page: 1, text: 'Rule out the plain causes first' },
  },
  {
    id: 'l2-p1-07',
    kind: 'application',
    question:
      'Twice you asked the head of a laboratory to lend one person for a trial. She was friendly both times, and nothing came. Where does she stand on the chart?',
    options: [
      'At “unknown”: she has not declared herself so far.',
      'At “against”: two refusals in a row leave no doubt.',
      'At “none”: something was asked and passed over.',
      'At “let”: she was friendly and stands in nobody’s way.',
    ],
    correct: 2,
    feedback: [
      'Unknown is kept for people of whom nothing has been asked.',
      'Opposition shows in what a person does against the change, and she has done nothing of the kind.',
      'Requests were made and let pass, which is what the word means here.',
      'The trial stands still for want of her person, so she is not letting it happen.',
    ],
    passage: { lesson: 2, page: 1, text: '“None” means that something was asked and passed over.' },
  },
  {
    id: 'l2-p1-08',
    kind: 'recall',
    question:
      'Following Mitchell, Agle and Wood, what happens to groups with a fair and pressing claim but no power?',
    options: [
      'They are overlooked until somebody powerful speaks for them.',
      'They turn into opponents of the change within a short time.',
      'They count as supporters so long as they have raised nothing.',
      'They are heard first, as urgency outweighs the other two.',
    ],
    correct: 0,
    feedback: [
      'Two of the three sources of salience are theirs; the missing one decides whether they are noticed.',
      'Whether somebody is for or against is another question, which their theory leaves open.',
      'Silence tells you nothing about where somebody stands.',
      'Urgency alone does not lend a voice in their account.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'groups with a fair, pressing claim but no power are easily passed over, until they find a powerful friend',
    },
  },
  {
    id: 'l2-p1-12',
    kind: 'application',
    question:
      'Ward sisters oppose central rostering. Under “loses” stands one line: swapping a shift the same day for a sick child. What do you propose?',
    options: [
      'The hours saved by central rostering are published.',
      'The director explains the aim to each of them.',
      'The other wards start, and the sisters follow later.',
      'The swaps of a day stay with them, within set limits.',
    ],
    correct: 3,
    feedback: [
      'A gain for the hospital does not cover a loss on a bad morning.',
      'They dispute no aim; they would lose something they need.',
      'The line would be waiting for them at the later date, unrepaired.',
      'A specific loss can be found, priced and mostly repaired, and the attitude often leaves with it.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'What had looked like an attitude turned out to be a specific loss, which could be found, priced and mostly repaired.',
    },
  },
]
