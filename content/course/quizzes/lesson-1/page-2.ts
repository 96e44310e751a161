import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l1-p2-01',
    kind: 'application',
    question:
      'Wards are asked to discharge patients before noon and are reminded daily. The pharmacy delivers take-home drugs after two. Which step would a force field suggest?',
    options: [
      'Let the pharmacy deliver the drugs in the morning.',
      'Explain to each patient why a bed is needed by noon.',
      'Teach the nurses to prepare the papers a day before.',
      'Rank the wards each week by the hour of discharge.',
    ],
    correct: 0,
    feedback: [
      'Taking the restraint away lets the level rise while the tension falls.',
      'Patients would have to be the ones holding things up; they are waiting for the same delivery.',
      'Useful where the papers come last, and here it is the drugs.',
      'A ranking is one more push, and raises the tension against a delivery no ward controls.',
    ],
    passage: { lesson: 1, page: 2, text: 'Take a restraint away and it rises while the tension falls.' },
  },
  {
    id: 'l1-p2-02',
    kind: 'application',
    question:
      'A retailer celebrates an early win: new ordering works in its flagship, whose manager designed it. What would make the win count with the other stores?',
    options: [
      'A further rise in the flagship’s own figures.',
      'A store that doubted it reports the same result.',
      'A film in which the manager tells how it was done.',
      'A prize for the flagship, handed over in public.',
    ],
    correct: 1,
    feedback: [
      'More of the same place leaves the same objection: it works where its inventor stands.',
      'An early win persuades when a skeptic would grant it, and the designer’s own store is no test.',
      'Telling spreads a story that the doubters have already discounted.',
      'Recognition is due to the team, but it proves nothing to those who suspect a favorite.',
    ],
    passage: { lesson: 1, page: 2, text: 'Was the early win one that a skeptic would grant?' },
  },
  {
    id: 'l1-p2-21',
    kind: 'application',
    question:
      'You ask thirty dental assistants about a hygiene record. Most give the reason in their own words, nine want it, and all who tried completed one unaided. Which element do you work on?',
    options: [
      'Awareness: explain once more why a record is needed.',
      'Ability: let them practice the record with a helper.',
      'Desire: find out what makes the record unattractive.',
      'Reinforcement: praise those who complete the record.',
    ],
    correct: 2,
    feedback: [
      'They can say why; hearing it again would teach them only that nobody listened.',
      'Practice suits the willing who cannot do it yet, and these can.',
      'The first element that fewer than half reach is desire, and it calls for a reason to want it rather than instruction.',
      'The last element matters after the others are there.',
    ],
    passage: { lesson: 1, page: 2, text: 'Desire and ability call for opposite remedies' },
  },
  {
    id: 'l1-p2-04',
    kind: 'judgment',
    question:
      'Pharmacists report that new label printers jam twice an hour. Their manager replies that they are in the neutral zone and need time. What do you advise?',
    options: [
      'Name aloud what the pharmacists have lost by now.',
      'Offer a session on how transitions tend to unfold.',
      'Lower the targets for a month and let things settle.',
      'Look at the printers before any talk of transition.',
    ],
    correct: 3,
    feedback: [
      'Worth doing where something ended for them; nothing in the report says so.',
      'It would tell people with a faulty machine that they are the fault.',
      'Kind, and right in a true neutral zone; a jam does not pass with time.',
      'A checkable complaint is information first, and Bridges can be abused to relabel it as grief.',
    ],
    passage: { lesson: 1, page: 2, text: 'it can be abused to relabel a good objection as grief' },
  },
  {
    id: 'l1-p2-05',
    kind: 'application',
    question:
      'A law firm wants partners to share clients. The strategy says so, teams were formed and courses held. Appraisals count each partner’s own billings, and the head reads them out by name every Monday. Which of the seven rows were left alone?',
    options: ['Structure and skills', 'Strategy and structure', 'Systems and style', 'Staff and skills'],
    correct: 2,
    feedback: [
      'Both were worked on, which is why they cannot explain the pull.',
      'These two have moved: the aim is written and the teams exist.',
      'The appraisal is a system and the Monday reading is style; both still demand the old way.',
      'Courses were held and nobody lacks people; the pull comes from elsewhere.',
    ],
    passage: { lesson: 1, page: 2, text: 'The rows left alone are the ones that will pull back.' },
  },
  {
    id: 'l1-p2-08',
    kind: 'recall',
    question: 'Which limit belongs to Kotter’s eight steps?',
    options: [
      'It finds support for its steps, but not for their order.',
      'It looks at persons and never asks if the aim is good.',
      'It is a snapshot, with no time and no place to start.',
      'It observes endings wisely and measures nothing.',
    ],
    correct: 0,
    feedback: [
      'Appelbaum and colleagues found evidence for most steps and none for the sequence as such.',
      'This is what the page says of ADKAR.',
      'This one is the limit of the 7-S.',
      'So the page describes Bridges.',
    ],
    passage: { lesson: 1, page: 2, text: 'found support for most single steps and no test of the sequence' },
  },
  {
    id: 'l1-p2-22',
    kind: 'judgment',
    question:
      'Most planners of a freight firm want a new method and few can do it; their bonus pays for the old one. This quarter you can hire a coach or have the bonus rewritten. The next chance for either comes in a year. Which do you take?',
    options: [
      'The coach, since a bonus can be read with good will.',
      'Neither, since half a remedy does more harm than none.',
      'The coach, since ability is the first missing element.',
      'The bonus, since skill against one’s own pay fades.',
    ],
    correct: 3,
    feedback: [
      'It asks every planner to give up pay quietly, for a year.',
      'Half a remedy helps when it is the half that blocks the other.',
      'A strong case, and the right one if pay were neutral; here each new skill would cost its owner money.',
      'Both are real gaps; removing what pays against the method comes before asking for more effort.',
    ],
    passage: { lesson: 1, page: 2, text: 'Change the bonus before asking for more effort' },
  },
]
