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
    id: 'l2-p1-31',
    kind: 'application',
    question:
      'Eleven of the thirty lines on your impact sheet are guesses, all plainly marked. What may you call the sheet?',
    options: [
      'A diagnosis, since most of the lines are confirmed',
      'A draft, since more than a third of it is guessed',
      'A diagnosis, since each of the guesses is marked',
      'A draft, since a single guess rules out a diagnosis',
    ],
    correct: 1,
    feedback: [
      'A majority is not enough for the rule of this page.',
      'Eleven of thirty is above a third, which is where the page draws the line.',
      'Marks make a sheet honest, and a third of guesses still makes it a draft.',
      'Some guesses are allowed, up to a third of the lines.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-32',
    kind: 'recall',
    question: 'Where does this page, following Schein, have you look for a basic assumption?',
    options: [
      'Where leaders state what they value the most',
      'Where newcomers find it hardest to make friends',
      'Where what is seen and what is said disagree',
      'Where rituals have been kept for the longest time',
    ],
    correct: 2,
    feedback: [
      'Stated values are the second level, and the one that posters show.',
      'Newcomers are worth asking, about what would get them into trouble.',
      'Assumptions are not stated, so they show where artifacts and espoused values clash.',
      'A ritual is an artifact; alone it does not say what it rests on.',
    ],
    passage: { lesson: 2, page: 1, text: 'You reach the third by looking for places where the first two' },
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
    id: 'l2-p1-33',
    kind: 'recall',
    question: 'In the example of the payment center, whose gap was worked on first?',
    options: [
      'The plant managers’, as they stood against the change',
      'The payables clerks’, as the work itself was theirs',
      'The supplier desk lead’s, as that gap was the widest',
      'The finance director’s, as the plant managers heeded her',
    ],
    correct: 3,
    feedback: [
      'They listened to nobody on the project, and they did listen to her.',
      'Clerks only had to let it happen, so little stood behind their step.',
      'The widest gap need not be the one that moves the others.',
      'Her gap was one step, and everything else on the chart stood behind that step.',
    ],
    passage: { lesson: 2, page: 1, text: 'They did listen to the finance director' },
  },
]
