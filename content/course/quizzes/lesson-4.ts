import { page1 } from './lesson-4/page-1.ts'
import { page2 } from './lesson-4/page-2.ts'
import { page3 } from './lesson-4/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      id: 'l4-b-81',
      kind: 'judgment',
      question:
        'A bank holds its second branch back to repair the first; the hold costs $400,000. Later branches together save $290,000 in corrections, and wrong payments to customers stop. The board asks whether the hold has paid. What does its sponsor answer?',
      options: [
        'It has, as the second branch did far better than the first',
        'It has, once the wrong payments that we spared are added up',
        'In money it has not; we held so that no one is paid wrongly',
        'In part it has; the third branch is likely to bring the rest',
      ],
      correct: 2,
      explanation:
        'The sum speaks against the hold and its reason was safety, so the sponsor says that rather than dress it up as savings.',
      feedback: [
        'A second site learns from a first in any case; the difference may not be claimed for the hold.',
        'Errors that did not happen can be priced at will. That would be dressing it up as savings.',
        'The arithmetic is against the hold. Its case was safety, and the course’s sponsor said so.',
        'Later branches learn from earlier ones anyway. What is likely is no answer to a board.',
      ],
      passage: {
        lesson: 4,
        page: 1,
        text: 'The case for holding was safety, and she said so to the board rather than dress it up as savings.',
      },
    },
    {
      id: 'l4-b-82',
      kind: 'judgment',
      question:
        'Nurses carry a sheet of spare labels. You have watched it on nights and at weekends, in fourteen of twenty rooms and on most wards. Your group is ready to decide whether to forbid, adopt or tolerate it. Which step have you left out?',
      options: [
        'To write down why the sheet is a sensible thing to have',
        'To tell the wards that you are going to decide on it',
        'To find out on which ward and by whom it was started off',
        'To estimate how likely it is to harm a patient in a year',
      ],
      correct: 0,
      explanation:
        'After looking at the worst hour and counting, you write down why it is sensible; if you cannot, you have not understood it.',
      feedback: [
        'If you cannot write that down without irony, you have not understood the workaround.',
        'People are told which of the three it is, and that is the last step.',
        'The inventor is of no interest. The design that calls for the sheet is.',
        'Risk weighs in the decision, and without the reason you would decide blindly.',
      ],
      passage: { lesson: 4, page: 1, text: 'Write down why it is sensible, without irony.' },
    },
    {
      id: 'l4-b-83',
      kind: 'judgment',
      question:
        'A call center has promised to solve twenty points more of its calls at once than at the start. Halfway through, “solved” is redefined as no second call within a week, and all figures fall. What becomes of the promise?',
      options: [
        'The old count goes on to the end, beside the newer one',
        'The promised level stays, with a note on the new count',
        'The goal is set anew, by what is within reach now',
        'The start is counted again, and the twenty points stay',
      ],
      correct: 3,
      explanation:
        'A new measure needs a new baseline: the start is recounted, and the promised distance stays.',
      feedback: [
        'Two counts let everyone quote the kinder one, and the old one rewards the trick.',
        'The old level would then be measured with another ruler.',
        'A goal set in the middle suits those who are behind.',
        'A new measure needs a new baseline. The promise was a distance, and the distance stays.',
      ],
      passage: { lesson: 4, page: 1, text: 'A new measure needs a new baseline' },
    },
    {
      id: 'l4-b-84',
      kind: 'application',
      question:
        'A head of research may go on using her own ordering form “for the time being.” Asked for a day on which that could end, she is friendly and cannot name one. How do you read her answer?',
      options: [
        'As a habit, which ends when the old form is closed',
        'As a gap in the design, which has to get an owner',
        'As a risk, which goes into the log with a score',
        'As a refusal, which goes to the sponsor this week',
      ],
      correct: 1,
      explanation:
        'If the holder of an exemption cannot name a day, the design has a gap there, and the gap needs an owner.',
      feedback: [
        'Closing it without a replacement sends her to a spreadsheet.',
        'If the holder cannot name a day, the design has a gap there, and the gap needs an owner.',
        'A score in a log is how the course’s hospital lost a whole list of problems.',
        'She may be quite willing. What would replace her form is missing.',
      ],
      passage: { lesson: 4, page: 1, text: 'the design has a gap there, and the gap needs an owner' },
    },
    {
      id: 'l4-b-85',
      kind: 'judgment',
      question:
        'Two bakeries are merged. Ovens have been moved, a third of the bakers have given notice, the bonus still pays by old department, and nobody has been told why. You stop the transfer for a month. In which order do you repair it, going by the course’s case?',
      options: [
        'The reason, each person’s answer, the bonus, the ovens',
        'The reason, the bonus, each person’s answer, the ovens',
        'Each person’s answer, the reason, the bonus, the ovens',
        'The bonus, each person’s answer, the reason, the ovens',
      ],
      correct: 0,
      explanation: 'The repair ran purpose, people, process and only then machines.',
      feedback: [
        'The repair ran purpose, people, process, machines.',
        'This is close. The bonus follows, once people know where they are going to be.',
        'Personal answers are urgent. Without the reason they look like somebody’s whim.',
        'Pay comes third. People who do not know whether they stay do not reckon their bonus.',
      ],
      passage: { lesson: 4, page: 2, text: 'The repair ran purpose, people, process, machines.' },
    },
    {
      id: 'l4-b-86',
      kind: 'application',
      question:
        'Two laboratories will share one building. The plan says who gets which post three weeks before the move, “when people lead,” as its author puts it. To which knot does each person’s answer belong in the course?',
      options: [
        'To the Decide knot, before it is settled',
        'To the Switch knot, at which people lead',
        'To a knot of their own, after the Design',
        'To the Design knot, well before the move',
      ],
      correct: 3,
      explanation:
        'The answer about one’s own job belongs to the Design knot, well before Switch, where people lead by setting the test.',
      feedback: [
        'At Decide you know who is affected and how heavily, and not yet who does what.',
        'Leading there means setting the test. The answer has to be there long before.',
        'There are four gates. By Switch those who have somewhere to go have gone.',
        'The answer about one’s own job belongs to Design. People lead at Switch by setting its test.',
      ],
      passage: { lesson: 4, page: 2, text: 'The answer about one’s own job' },
    },
    {
      id: 'l4-b-87',
      kind: 'judgment',
      question:
        'A printer moves four presses to another site, one at a time, and offers its press setters a month’s pay if they see it through. Finance asks when the sum should fall due. What do you say?',
      options: [
        'In equal parts, as each of the presses moves',
        'When the last of the presses runs at plan',
        'When their own press runs at plan again',
        'When the last of the presses has been moved',
      ],
      correct: 1,
      explanation:
        'The sum is payable when the last line runs at plan, which keeps all of them helping until all of it works.',
      feedback: [
        'Parts reward moving, and the trouble begins after it.',
        'It is due when the last line runs at plan, so everyone has a reason to help with each.',
        'The first setters would leave with the money while three presses are still to come.',
        'A press that has been moved may make half of its plan for months.',
      ],
      passage: { lesson: 4, page: 2, text: 'payable when the last line ran at plan' },
    },
    {
      id: 'l4-b-88',
      kind: 'application',
      question:
        'Four sentences come from one plan for a permit office. Which one belongs in the cell for purpose at the Design gate?',
      options: [
        '“One decision in ten days by June; sponsor, the director.”',
        '“Finance signs the saving each quarter, or it is struck.”',
        '“We accept fewer online, and give up part of the saving.”',
        '“A few less decisions a day for four weeks, as budgeted.”',
      ],
      correct: 2,
      explanation:
        'At Design the strand of purpose has its trade-offs decided and written, such as what is given up.',
      feedback: [
        'One outcome with a number and a sponsor is purpose at Decide.',
        'A benefit confirmed, or its claim withdrawn, is purpose at Settle.',
        'At Design, purpose has its trade-offs decided and in writing.',
        'The dip, agreed and paid for, is purpose at Switch.',
      ],
      passage: { lesson: 4, page: 3, text: 'We accept 70 percent online, for complete applications' },
    },
    {
      id: 'l4-b-89',
      kind: 'judgment',
      question:
        'Nine people have held a premortem, one of them a driver. All reasons are on the wall: some were named by six people, some look very likely, some would be disastrous, and three came from the driver alone. Which of them go into the plan?',
      options: [
        'The disastrous ones, and those that look very likely',
        'The disastrous ones, and the three from the driver',
        'Those named by many, and the three from the driver',
        'Those named by many, and all the very likely ones',
      ],
      correct: 1,
      explanation:
        'Those that would hurt most and those from the person who does the work go into the plan, even if named once.',
      feedback: [
        'Harm is right. Likelihood is hard to rate, and would lose the driver’s three.',
        'Harm decides, and so does the work, even where a reason was named only once.',
        'The driver’s are right. How often a reason is named says nothing about its harm.',
        'That is how a single card about a storm would have been lost.',
      ],
      passage: {
        lesson: 4,
        page: 3,
        text: 'Those that would hurt most, and those from the person who does the work, go into the plan',
      },
    },
    {
      id: 'l4-b-90',
      kind: 'judgment',
      question:
        'At the end of a change, finance has two figures for its yearly benefit: $2.0 million from a chain of four shares, and $1.7 million from a count of what customers got. Nobody can say which share is too high. What does it sign?',
      options: [
        'The count, and withdraws what the count does not bear out',
        'Neither, until the shares of the chain have been recounted',
        'The range, as the truth is likely to lie between the two',
        'The chain, as each of its shares has an owner to answer it',
      ],
      correct: 0,
      explanation: 'He signs what was counted, and the part that the count does not bear out is withdrawn.',
      feedback: [
        'What was counted can be signed. The rest of the promise is withdrawn.',
        'A count is there. Waiting for the chain lets the whole promise stand.',
        'A range is honest about doubt. Nobody has counted anything in the middle of it.',
        'The chain tells you where to act. One of its shares is too high, and nobody knows which.',
      ],
      passage: { lesson: 4, page: 3, text: 'He signs the count.' },
    },
  ],
  overview: [
    {
      id: 'l4-s-81',
      kind: 'judgment',
      question:
        'A plant will close because a customer is leaving; the contract forbids saying so before the ninth. Today two hundred people ask whether there is a reason. What do you advise the plant director to say?',
      options: [
        '“There is a reason, and I can give it to you on the ninth.”',
        '“There is no reason beyond cost, as far as we know today.”',
        '“We are bundling our strengths, and details will follow.”',
        '“I cannot speak about it yet; please bear with me for now.”',
      ],
      correct: 0,
      explanation:
        'When facts must be held back for a time, say so and give the day: a dated silence is forgiven, an invented phrase is not.',
      feedback: [
        'People forgive a dated silence far more readily than an invented phrase.',
        'It will be found out, and then the true reason is not believed either.',
        'That is an invented phrase, and they will remember it on the ninth.',
        'An open silence is read as a bad answer. It has no day in it.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'People forgive a dated silence far more readily than an invented phrase',
      },
    },
    {
      id: 'l4-s-82',
      kind: 'application',
      question:
        'You read a plan of twelve sentences down and across. Load at the switch is thirteen percent of the week; the old form ends on day eighty; the review comes two weeks after the dip; the sponsor has three dates after the launch. Which of these is a contradiction, by the course’s list?',
      options: [
        'The sponsor, as three dates fall short of four',
        'The form, as it is open longer than the dip lasts',
        'The review, as it comes when the dip is over',
        'The load, as it is above a tenth at the switch',
      ],
      correct: 3,
      explanation:
        'A load above ten percent at the switch is on the list of contradictions; the other three are in order.',
      feedback: [
        'Four dates are a good contract. On the list is a sponsor with none.',
        'An old path may be open until day ninety. Eighty is in order.',
        'A review before the dip is over would be the contradiction.',
        'Load above ten percent at the switch is on the list; the dip and the load meet on the same people.',
      ],
      passage: { lesson: 4, page: 3, text: 'load above ten percent at the switch' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
