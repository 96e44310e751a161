import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l4-p1-13',
    kind: 'judgment',
    question:
      'Couriers of a parcel firm leave parcels with neighbors, although the new app forbids it. You rode along on the fullest route and understand why. The cause, a missing rule for parcel shops, will be removed by the end of next month. What do you decide?',
    options: [
      'To forbid it once more, since the app has its rule for a reason.',
      'To adopt it for good, since the couriers know their houses best.',
      'To tolerate it openly until that day, since the cause ends then.',
      'To say nothing and wait, since the cause will soon be gone anyway.',
    ],
    correct: 2,
    feedback: [
      'A ban while the cause stays drives the habit out of sight; it fits once the parcel shops have their rule.',
      'Adopting a workaround is right where it beats the design; here a better rule is already under way.',
      'With the cause going on a known day, a dated tolerance is honest, and the couriers hear which way you chose.',
      'The wait is short, but couriers who are told nothing learn that rules are for show.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Banning it while the cause stays drives it where you cannot see it.',
    },
  },
  {
    id: 'l4-p1-02',
    kind: 'application',
    question:
      'In one supermarket two cashiers keep a handwritten price list under the till. You have just noticed it. What do you find out before deciding anything?',
    options: [
      'Who wrote the list, and who had permitted it there',
      'In how many sales and stores such a list is in use',
      'Whether the cashiers took part in the last course',
      'What the till’s supplier thinks about such a list',
    ],
    correct: 1,
    feedback: [
      'Looking for a culprit makes the next list harder to see.',
      'One clever person is a story; one unit in two is a design, and counting tells you which you have.',
      'Their training may matter; the list says that prices are hard to find.',
      'The supplier knows the manual, and the list describes the shop.',
    ],
    passage: { lesson: 4, page: 1, text: 'One clever person is a story; one unit in two is a design.' },
  },
  {
    id: 'l4-p1-03',
    kind: 'application',
    question:
      'Parcel sorters turn each label to one side before scanning, against the instruction. Reading errors fall by half and no time is lost. What do you make of it?',
    options: [
      'An exception, until the next review of the rules',
      'A breach, mentioned to the sorters in a mild form',
      'A cause to remove, so that nobody has to turn',
      'A new rule, written with those who found it',
    ],
    correct: 3,
    feedback: [
      'Tolerating suits a workaround that is harmless and no better.',
      'Mild or not, it tells them to hide what works.',
      'Worth doing one day; until then the sorters’ way costs nothing.',
      'Adopting a workaround is one of the three answers, and here it beats the instruction.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'remove the cause, adopt the workaround as the new rule, or tolerate it until a date',
    },
  },
  {
    id: 'l4-p1-04',
    kind: 'application',
    question:
      'You want to learn how a restaurant’s new ordering tablets are really used. The chef offers you a tour at three in the afternoon. What do you ask for instead?',
    options: [
      'A place by the pass on a Saturday evening',
      'A tour at the same hour in another restaurant',
      'A talk with the waiters when they have a break',
      'A printout of the orders of the past few weeks',
    ],
    correct: 0,
    feedback: [
      'The worst hour shows where the design fails; by appointment you are shown the procedure.',
      'Quiet hours resemble each other everywhere.',
      'They will tell what they think of; the trick that they no longer notice has to be seen.',
      'It shows what the tablets were told.',
    ],
    passage: { lesson: 4, page: 1, text: 'By day and by appointment you will be shown the procedure.' },
  },
  {
    id: 'l4-p1-05',
    kind: 'application',
    question:
      'A theater gets new stage controls. The crew works in three trades and hands cues to one another. How is the first rehearsal best set up?',
    options: [
      'Each trade in a room of its own, weeks before opening',
      'The three foremen, who then teach their own people',
      'The whole crew on its own stage, days before opening',
      'The whole crew in the supplier’s hall, with its experts',
    ],
    correct: 2,
    feedback: [
      'That is how skills are taught and cues are lost.',
      'Foremen can carry knowledge; the handing over has to be done by those who do it.',
      'Practice as a team, in place and close to the day, is what the case and the study of surgical teams share.',
      'Together is right, and a foreign stage hides what is awkward on their own.',
    ],
    passage: { lesson: 4, page: 1, text: 'whole ward teams rehearsed on their own ward' },
  },
  {
    id: 'l4-p1-06',
    kind: 'application',
    question:
      'Four drafts of a purpose for a bus operator’s new control room lie before you. Which can be checked by a driver on an ordinary evening?',
    options: [
      'Control is modern, integrated and driven by data.',
      'Costs of control fall by a tenth within two years.',
      'All data on traffic comes from a single source.',
      'No driver learns of a diversion at the road sign.',
    ],
    correct: 3,
    feedback: [
      'Three adjectives that no evening could contradict.',
      'A proper goal for the board, invisible from the driver’s seat.',
      'An architect’s wish, which no driver would slow down for.',
      'Somebody doing the work can tell on that shift whether it was kept.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'The purpose can be checked by someone doing the work, on that shift.',
    },
  },
  {
    id: 'l4-p1-07',
    kind: 'judgment',
    question:
      'Two months before a switch, technicians hand in a list of thirty-odd problems. The risk log calls it resistance. The project has time for about half of the items. How do you answer?',
    options: [
      'With a talk about what lies behind their attitude',
      'As a whole: thanks, and an invitation to a workshop',
      'Item by item: repaired, later, or no, with the reason',
      'With the half that can be done, and no word on the rest',
    ],
    correct: 2,
    feedback: [
      'Behind it lie some thirty observations, which have been written down for you.',
      'The courtesy is real, and the thirty problems stay where they are.',
      'Every list of problems gets an answer per item, including the ones that must wait.',
      'Work on half is welcome; silence on the rest is what they will remember.',
    ],
    passage: { lesson: 4, page: 1, text: 'Every pre-launch list of problems has an answer per item.' },
  },
  {
    id: 'l4-p1-08',
    kind: 'application',
    question:
      'A control room runs around the clock. All helpers for its new system have been rostered by day, when most of the staff is in. What do you ask for?',
    options: [
      'Better helpers by day, since most of the work is there',
      'Helpers on every shift, in proportion to those there',
      'A telephone number that night staff can ring if need be',
      'A course for night staff, to be held on their free days',
    ],
    correct: 1,
    feedback: [
      'Most of the work, and the least of the surprises.',
      'The design fails where nobody is watching, and nights have their own work.',
      'A number is good for questions; at night hands are what is short.',
      'Knowing beforehand does not replace somebody beside you at three.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Support covers every shift, and someone is counting workarounds.',
    },
  },
  {
    id: 'l4-p1-09',
    kind: 'application',
    question:
      'A help desk is judged on calls closed at first contact. Its figure jumps. You find that calls are closed and opened anew when a user rings again. What is the repair?',
    options: [
      'Count by user and period, and blame no one for it.',
      'Take the desk’s figure out of the report for now.',
      'Speak with those concerned about honest figures.',
      'Forbid reopening, and check a sample every week.',
    ],
    correct: 0,
    feedback: [
      'Under the old figure closing was sensible, so the cause goes and the people stay in the right.',
      'A gap is better than a false number, though the purpose then goes unmeasured.',
      'They did what the measure paid for, so a talk about honesty would insult them.',
      'The reason to do it would stay, and the trick would change its form.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'Under a figure for first visits, closing the job is the sensible thing to do.',
    },
  },
  {
    id: 'l4-p1-10',
    kind: 'recall',
    question:
      'What did the more successful hospitals do in the study of cardiac surgery by Edmondson, Bohmer and Pisano?',
    options: [
      'They practiced as teams and made it safe to speak up.',
      'They invested the most in the equipment they used.',
      'They chose the surgeons with the most experience.',
      'They started later and copied what others had found.',
    ],
    correct: 0,
    feedback: [
      'They also reflected together on early trials, whatever the rank of those who spoke.',
      'All of them adopted the same technique.',
      'Experience of single people is not what set them apart in this account.',
      'Learning from others is plausible, and not their finding.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'The successful ones practiced as teams, made it safe to speak up and reflected together on early trials.',
    },
  },
  {
    id: 'l4-p1-14',
    kind: 'judgment',
    question:
      'Your first site is unsafe at night. You can go back to the old way there, carry on, or hold the second site and repair the first. A return would itself be a risky switch. What speaks for the hold?',
    options: [
      'The money it will save over all of the later sites',
      'The chance to learn in one place with all the helpers',
      'The signal to the staff that their concerns are heard',
      'The time it gives the supplier to finish the product',
    ],
    correct: 1,
    feedback: [
      'Perhaps it will; a hold for safety should be argued as one.',
      'The second site would otherwise start with an unlearned design, and helpers would leave the first.',
      'A fine effect, which would not justify the price alone.',
      'Time for the supplier is time away from the wards unless someone is with them.',
    ],
    passage: { lesson: 4, page: 1, text: 'One place to learn, with everyone in it' },
  },
]
