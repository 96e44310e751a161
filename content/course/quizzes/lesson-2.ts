import { page1 } from './lesson-2/page-1.ts'
import { page2 } from './lesson-2/page-2.ts'
import { page3 } from './lesson-2/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      id: 'l2-b-81',
      kind: 'application',
      question:
        'A hospital’s pharmacists get one new step. It changes their work by two on the scale of five; a beginner’s mistake would do harm of five. The budget pays for anything you can justify. Which support does the course’s table give them?',
      options: [
        'A clear note, with a number they can call at any hour',
        'Practice before the date on which the step comes in',
        'Practice before the date, with help beside them later',
        'Helpers beside them when the mistake can happen',
      ],
      correct: 3,
      explanation:
        'The harm is high and the difference low, and for that case the table gives help on the days when the error can happen, without practice.',
      feedback: [
        'A note is enough when both scores are low. Five for harm is as high as it gets.',
        'Practice answers work that is very different, and two of five is not.',
        'That is for work that is very different and harmful when it goes wrong. Theirs is only the second.',
        'Their work hardly changes, but an error would hurt, so they get help when it can happen.',
      ],
      passage: { lesson: 2, page: 1, text: 'Help beside them on the days when the error' },
    },
    {
      id: 'l2-b-82',
      kind: 'application',
      question:
        'A plant manager calls your project “long overdue” in two meetings and thanks you for it. So far you have asked him for neither people nor money nor a date. Where do you enter him on the commitment chart?',
      options: [
        'At unknown, as nothing has been asked of him yet',
        'At none, as he has given up nothing for it yet',
        'At help, as he speaks for it in front of others',
        'At let, as he plainly puts nothing in your way',
      ],
      correct: 0,
      explanation:
        'A position counts only if it rests on something the person did; of this manager nothing has been asked, so he is unknown.',
      feedback: [
        'A position rests on something the person did. Praise costs nothing, so he stays unknown until you ask.',
        'None means that something was asked and passed over. Nobody has asked.',
        'Speaking well of a change is a statement. He has not released a person or a dollar.',
        'That may turn out to be so. No request of yours has tested it yet.',
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
      id: 'l2-b-84',
      kind: 'judgment',
      question:
        'Two kitchens have the same bonus, rota and tools. A poster in both says “quality first.” In one of them cooks laugh when a dish comes back. You have three people and one question. Which question does the course trust most?',
      options: [
        '“What does quality mean to you in this place?”',
        '“What would get a newcomer into trouble here?”',
        '“What happened when a dish came back lately?”',
        '“What would you change if you ran this kitchen?”',
      ],
      correct: 1,
      explanation:
        'Where the visible and the stated clash, asking what would get a newcomer into trouble comes close to the assumption beneath.',
      feedback: [
        'This invites the poster, in other words.',
        'Where what you see and what you are told clash, the answers to this come close to the assumption.',
        'That finds an obstacle in the work. You are after what everybody knows and nobody says.',
        'Wishes tell you about the speaker, and less about what the group takes for granted.',
      ],
      passage: { lesson: 2, page: 1, text: 'what would get a newcomer into trouble?' },
    },
    {
      id: 'l2-b-85',
      kind: 'application',
      question:
        'A sponsor strikes the monthly quality report, to which four planners gave two days each, and gives those days to the new schedule. Which of the four jobs of a sponsor has she done?',
      options: [
        'Say, as she shows in public what matters most',
        'Pay, as she frees time and names the work that stops',
        'Decide, as she settles which work comes first',
        'Stay, as she stands by the team when it counts',
      ],
      correct: 1,
      explanation: 'To pay is to release the time of good people and to name what stops to free it.',
      feedback: [
        'Saying gives the reason in her own words. She has acted, not spoken.',
        'Paying means releasing above all the time of good people, and naming what stops to free it.',
        'Deciding is choosing between two legitimate targets that collide. No target collided here.',
        'Staying is being there in the first bad week. This one may still come.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'Release money, but above all the time of good people, and name what stops to free it.',
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
      id: 'l2-b-87',
      kind: 'judgment',
      question:
        'Your sponsor controls the budgets and the time of all nine branches. The targets of three of them are set by the group’s board. She is keen and has a good name there. What do you do before you ask her for anything?',
      options: [
        'Look for a sponsor above, or leave the three out',
        'Start with the six, and let results win the board',
        'Set up a second sponsor for those three branches',
        'Ask her to win the board for a waiver in writing',
      ],
      correct: 0,
      explanation:
        'Budgets, targets and time must all be in the sponsor’s hand; with one missing, go one level up or make the change smaller.',
      feedback: [
        'If one of the three powers is missing, you need a sponsor one level up, or a smaller change.',
        'That is close. Yet the change stays large on paper, with three branches that nobody can move.',
        'Two sponsors of equal rank add a collision; the missing power is one level up.',
        'A good name is no power. The first conflict of targets would end on somebody else’s desk.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'If one power is missing, you need a sponsor one level up, or a smaller change.',
      },
    },
    {
      id: 'l2-b-88',
      kind: 'application',
      question:
        'Thirty drivers answer the five questions. “Can we do it” gets eleven yes, the rest mostly no. “Do they mean it” gets nine yes, the rest mostly don’t know. All other questions get more than twenty. What do you prepare?',
      options: [
        'Information on how other teams learned to do it',
        'A visible act by their bosses, as soon as it can be',
        'Information on what bosses do and have done',
        'Practice and time, beside a team that has done it',
      ],
      correct: 2,
      explanation:
        'The lowest yes marks the open question, “do they mean it,” and a don’t know asks for information rather than a remedy.',
      feedback: [
        'Information is right. The question with the lowest yes is another one.',
        'This is the remedy that a no would ask for. These drivers do not know.',
        'The lowest yes is “do they mean it,” and a don’t know asks for information that may already exist.',
        'That would settle “can we do it,” which has two more yes and so is not the open question.',
      ],
      passage: { lesson: 2, page: 3, text: 'a no asks for a remedy, a don’t know for information' },
    },
    {
      id: 'l2-b-89',
      kind: 'application',
      question:
        'Staff rank three office layouts. The facilities team will choose one, and promises to publish what it used from the ranking and why it left out the rest. Which level of engagement is that?',
      options: [
        'Tell, as the three plans were fixed by others',
        'Ask, as the team decides after hearing them',
        'Hand over, as their ranking settles the order',
        'Share, as the staff choose among three plans',
      ],
      correct: 1,
      explanation: 'The team decides after hearing the staff and says what it used, and that is an ask.',
      feedback: [
        'The plans were fixed, but which of them comes is still open when staff are heard.',
        'The decision stays with the team, which owes an account of what it used: that is an ask.',
        'The ranking settles nothing. The team may pick the third.',
        'To share, the staff’s choice would have to count. Here it only informs.',
      ],
      passage: { lesson: 2, page: 3, text: '“By Friday you will see what we used, and why not the' },
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
