import { page1 } from './lesson-2/page-1.ts'
import { page2 } from './lesson-2/page-2.ts'
import { page3 } from './lesson-2/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      id: 'l2-b-91',
      kind: 'application',
      question:
        'A new infusion pump changes the pharmacists’ work by three on the scale of five, and a beginner’s mistake would do harm of four. The budget pays for whatever you can justify. Which support does the course’s table give them?',
      options: [
        'A clear note, and a number they can call',
        'Practice before the date, and no more',
        'Help on the spot on the critical days',
        'Practice before, and help on the spot',
      ],
      correct: 2,
      explanation:
        'Four or more counts as high, so the difference is low and the harm is high; that cell gives help on the days when the error can happen.',
      feedback: [
        'A note is for groups that are low on both scales. Four for harm counts as high.',
        'Practice is for work that is very different, and three is below the line of four.',
        'High starts at four: three for difference is low, four for harm is high, and that cell gives help.',
        'Both together are for groups with four or more on both scales.',
      ],
      passage: { lesson: 2, page: 1, text: 'Four or more counts as high' },
    },
    {
      id: 'l2-b-92',
      kind: 'application',
      question:
        'A plant manager calls your project “long overdue” in two meetings and thanks you for it in front of his staff. So far all he has had from you is a monthly update. Where does he stand on the commitment chart?',
      options: [
        'In the column headed “none”',
        'In the column headed “let”',
        'In the column headed “help”',
        'In the column headed “unknown”',
      ],
      correct: 3,
      explanation:
        'A position rests on something the person did, and of this manager nothing has been asked, so he is unknown.',
      feedback: [
        'That column is for people who were asked for something and passed it over.',
        'He may turn out to stand there. A first request would tell.',
        'Kind words are no act. He has released neither a person nor a dollar.',
        'Updates ask for nothing, and anyone of whom nothing has been asked yet is unknown.',
      ],
      passage: { lesson: 2, page: 1, text: 'for anyone of whom nothing has been asked yet' },
    },
    {
      id: 'l2-b-83',
      kind: 'judgment',
      question:
        'Five gaps stand on your chart. The widest is the chief surgeon’s, the nearest date is the ward nurses’, and the easiest is the head of IT’s. The finance director is one step short; she approves the surgeon’s equipment. Which gap do you take on first?',
      options: [
        'The nurses’, as their date is nearest of them all',
        'The head of IT’s, as an early win invites others',
        'The finance director’s, as it moves the chief surgeon',
        'The chief surgeon’s, as his gap is the widest one',
      ],
      correct: 2,
      explanation: 'You choose at most three gaps, in the order in which one moves the next.',
      feedback: [
        'Dates press. The chart is ordered by influence, and the nurses move nobody on it.',
        'An easy gap makes a pleasant week and leaves the rest of the chart where it was.',
        'You ask who moves whom. One step of hers shifts a gap that you could not shift yourself.',
        'A wide gap may stand behind a narrow one, and his does.',
      ],
      passage: {
        lesson: 2,
        page: 1,
        text: 'You chose at most three gaps, in the order in which one moves the next.',
      },
    },
    {
      id: 'l2-b-96',
      kind: 'judgment',
      question:
        'In a hospital you have found the assumption that a good ward sorts out its own trouble. A new bed desk needs wards that call for help early. What do you plan first?',
      options: [
        'What leaders model in every ward',
        'What wards do on an ordinary day',
        'What the hospital now stands for',
        'What wards are rewarded for doing',
      ],
      correct: 1,
      explanation:
        'Do not plan to change a culture directly: plan what people will do on Tuesday, and see whether the assumption moves with the habit.',
      feedback: [
        'A good example helps. It aims at the assumption itself, and calls are still made or not made on the ward.',
        'You do not plan to change a culture directly. You plan what people will do on Tuesday, and keep at it.',
        'New values would be one more thing that people are told.',
        'A bonus is a plain cause and should have been ruled out before you came to an assumption.',
      ],
      passage: { lesson: 2, page: 1, text: 'Plan what people will do on Tuesday' },
    },
    {
      id: 'l2-b-93',
      kind: 'application',
      question:
        'A draft contract with a sponsor has four dates on which she will be there in person, two before the launch and two after it. It names three reports that will stop and two people whom she sees alone. Where does it fall short?',
      options: [
        'In the dates in person',
        'In the things to stop',
        'In the private talks',
        'In none of its parts',
      ],
      correct: 0,
      explanation:
        'The contract has four dates after the launch, three things that stop and two private talks; two of these dates come before the launch.',
      feedback: [
        'All four dates come after the launch, when it is ugly; two of hers come before it.',
        'Three things that will stop are what the page asks for.',
        'Two people to whom she speaks privately are enough.',
        'The numbers look complete. Two of the dates fall into the weeks in which it is easy to be there.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'four dates after the launch on which the sponsor will be somewhere in person',
      },
    },
    {
      id: 'l2-b-86',
      kind: 'application',
      question:
        'You put the chain question to every level. The vice president acted two days ago, the director three weeks ago, the area manager five weeks ago, and two of the team leads this morning. Where is the broken link?',
      options: [
        'At no one, as the team leads are acting',
        'At the vice president, as the first link',
        'At the director, with three quiet weeks',
        'At the area manager, after five quiet weeks',
      ],
      correct: 3,
      explanation:
        'The first manager without an action in four weeks is the broken link, and that is the area manager.',
      feedback: [
        'Some act without a manager who does; the chain above them is broken all the same.',
        'The first link has acted. You look for the first one that has not.',
        'Three weeks are longer than the question’s fourteen days, and still within four weeks.',
        'The first manager without an action in four weeks is the broken link.',
      ],
      passage: { lesson: 2, page: 2, text: 'The first manager without one in four' },
    },
    {
      id: 'l2-b-97',
      kind: 'judgment',
      question:
        'Your sponsor controls the budgets and the time of all nine branches. The targets of three of them are set by the group’s board. The change is to stay as large as it is. What do you look for before you ask her for anything?',
      options: [
        'A sponsor who stands a level up',
        'A second sponsor for those three',
        'A steering group with the board',
        'A letter of support by the board',
      ],
      correct: 0,
      explanation:
        'Budgets, targets and time must all be in the sponsor’s hand; with one missing and the size fixed, you need a sponsor one level up.',
      feedback: [
        'If one of the three powers is missing, you need a sponsor one level up, or a smaller change.',
        'With two sponsors of equal rank, the first collision of targets has nobody to decide it.',
        'A steering committee reviews. It does not set the targets of three branches in days.',
        'Support on paper leaves the targets where they are, and the branches follow their targets.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'If one power is missing, you need a sponsor one level up, or a smaller change.',
      },
    },
    {
      id: 'l2-b-98',
      kind: 'application',
      question:
        'Thirty drivers answer the five questions. Needed: twenty-four yes. Right answer: nineteen. Can we: seventeen, and eleven no. Do they mean it: four, and nineteen don’t know. Can I live with it: twelve, and fifteen no. Last week the director lowered their target; hardly anyone has heard. What do you prepare?',
      options: [
        'Personal answers, in small groups',
        'Practice, with more time to learn',
        'News of the target, by their boss',
        'Reasons for the options set aside',
      ],
      correct: 2,
      explanation:
        'The lowest yes by far is “do they mean it,” and its don’t knows ask for what already exists, which is news of what the director did.',
      feedback: [
        'Fifteen say no to it, and that is the next task. Three times as many say yes here as to “do they mean it.”',
        'Eleven say no to “can we,” and most say yes. The open question lies elsewhere.',
        'Nineteen do not know whether it is meant, and the act that would tell them has just taken place.',
        'Nineteen of thirty accept the answer. More reasons would settle what is settled.',
      ],
      passage: { lesson: 2, page: 3, text: 'The lowest yes is the open question.' },
    },
    {
      id: 'l2-b-95',
      kind: 'application',
      question:
        'On Monday a driver asks whether the new depot will have a canteen. You do not know; the director would have to decide. Counted in working days, what do you owe the driver under the course’s rule?',
      options: [
        'A reply within two, a decision within five',
        'A reply within five, a decision within ten',
        'A reply within five, a decision within thirty',
        'A reply within ten, a decision within twenty',
      ],
      correct: 1,
      explanation:
        'Every question gets a dated reply within five working days, and the decision, where one is needed, within ten.',
      feedback: [
        'Faster is kinder. The rule leaves five and ten, which can be kept for every question.',
        'Every question gets a dated reply within five working days and, where one is needed, the decision within ten.',
        'The reply is in time. Six weeks for a canteen leave people guessing.',
        'Two weeks without a word are read as a bad answer; “not yet known” would do as a reply.',
      ],
      passage: {
        lesson: 2,
        page: 3,
        text: 'A dated reply to every question within five working days, and the decision, where one is needed, within ten.',
      },
    },
    {
      id: 'l2-b-90',
      kind: 'judgment',
      question:
        'A hospital laundry likes the NUMMI story and wants a stop button at the folding table. Team leads look after two floors and would need about half an hour to get there. What do you advise?',
      options: [
        'Put it in now, and log each stop for a weekly review',
        'Put it in with a rule on who may press it, and when',
        'Put it in for safety only, and add other causes later',
        'Leave the button out until someone can be there fast',
      ],
      correct: 3,
      explanation: 'Come within minutes when they stop; if nobody can come, do not hang the cord.',
      feedback: [
        'A log answers after a week. The person who stopped the line needs someone in minutes.',
        'A rule on pressing limits the stops, while the trouble is that nobody comes.',
        'Fewer stops would still be met by nobody for half an hour.',
        'If nobody can come within minutes, do not hang the cord: an unanswered stop is a broken promise.',
      ],
      passage: { lesson: 2, page: 3, text: 'If nobody can come, do not hang the cord.' },
    },
  ],
  overview: [
    {
      id: 'l2-s-81',
      kind: 'judgment',
      question:
        'You want your sponsor to sign a page with four dates after the launch, three things that will stop and two private talks. When do you put it in front of her?',
      options: [
        'Once she has taken a first decision for the change',
        'Once the first bad week has shown what it will take',
        'At the kickoff, when her interest is at its highest',
        'Before the launch, when her dates can still be kept',
      ],
      correct: 0,
      explanation:
        'Once the sponsor has decided something, she will want it to have been worth it, and that is the moment for the contract.',
      feedback: [
        'Having decided, she has done something for it and will want it to have been worth it.',
        'By then she has either stayed or gone quiet, and the page comes too late.',
        'Interest at a kickoff is cheap. She has not yet given anything for the change.',
        'The dates must be in time. What makes her sign is a decision that she has taken.',
      ],
      passage: { lesson: 2, page: 2, text: 'That is the moment for a contract of one page' },
    },
    {
      id: 'l2-s-82',
      kind: 'judgment',
      question:
        'You promised drivers an answer on their shifts by the twentieth. It is the nineteenth, and the board has put its decision off to the fifth of next month. What do you do?',
      options: [
        'Write nothing, and have supervisors sound it out',
        'Write on the fifth, once there is a true answer',
        'Write on the twentieth, and give them the fifth',
        'Write today, and add what the board leans toward',
      ],
      correct: 2,
      explanation:
        'Keep the date even if all you have is the next date, because a promise about timing is one you can always keep.',
      feedback: [
        'Supervisors would have nothing to give but your missed date.',
        'Two silent weeks past a promised date are read as a bad answer.',
        'A promise about timing is one you can always keep, even if all you have is the next date.',
        'Leanings are heard as decisions. What you promised was a day, and it is tomorrow.',
      ],
      passage: { lesson: 2, page: 3, text: 'Then keep the date, even if all you have is the next date.' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
