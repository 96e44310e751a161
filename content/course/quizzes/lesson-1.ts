import { page1 } from './lesson-1/page-1.ts'
import { page2 } from './lesson-1/page-2.ts'
import { page3 } from './lesson-1/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      id: 'l1-b-81',
      kind: 'judgment',
      question:
        'Bus depots keep ordering parts by phone, around a new portal. The portal has a sound business case, a tested workflow and a full training record, each with its owner and a green report. Depots are judged on buses out by six. What was missing?',
      options: [
        'One person who laid the three reports side by side',
        'One express lane for parts that cannot wait',
        'One share of the saving for each of the depots',
        'One target for the depots that suits the portal',
      ],
      correct: 0,
      explanation:
        'Purpose, process and people each had a plan and a report; what was missing was one person who compared the three.',
      feedback: [
        'Every plan had an owner. Nobody compared the three, so nobody saw that the depots’ target forbids what the training taught.',
        'Faster parts would help the process. The gap sits higher: three good plans that were never compared.',
        'A share might win the depots over, yet no owner of a single plan could have seen why they needed one.',
        'A new target is the repair. What was missing is the person who would have seen the need for it.',
      ],
      passage: { lesson: 1, page: 1, text: 'What was missing was one person who compared the three.' },
    },
    {
      id: 'l1-b-82',
      kind: 'judgment',
      question:
        'You read a stalled merger of two archives through all five models, one line each. The force field names a clear restraint. The line on allies took you half the time and is still thin. Where do you look this week?',
      options: [
        'At the point on which most of the five lines agree',
        'At the loss, which slows most of the mergers',
        'At the restraint, whose line is the clearest',
        'At the allies, whose line is the thinnest one',
      ],
      correct: 3,
      explanation:
        'The line that you found hardest to fill belongs to the lens your organization seldom uses, so it is the best place to look.',
      feedback: [
        'Agreement between lenses is comfortable. The course wants lenses that disagree about where to look.',
        'Losses matter in mergers, but here a general rule would overrule what your own page shows.',
        'The restraint is well known already. What nobody ever looks at is more likely to hold the news.',
        'The hardest line is probably the lens your organization seldom uses, and so the best place to look.',
      ],
      passage: { lesson: 1, page: 2, text: 'Then choose the line that you found hardest to fill' },
    },
    {
      id: 'l1-b-91',
      kind: 'application',
      question:
        'Of twenty-six hospital porters, twenty can give the reason for a new round, sixteen want it, twelve can name its steps, and three can walk it unaided. You have one month and one measure. Which element of ADKAR do you work on first?',
      options: [
        'Ability, at three of them',
        'Desire, at sixteen of them',
        'Knowledge, at twelve of them',
        'Knowledge and ability at once',
      ],
      correct: 2,
      explanation:
        'The bottleneck is the first element that fewer than half reach, and not the lowest count; here that is knowledge, at twelve of twenty-six.',
      feedback: [
        'Three is the lowest count of all. The rule takes the first element that fewer than half reach, and knowledge comes before ability.',
        'Four porters fewer want it than understand it, yet sixteen of twenty-six is still more than half.',
        'Twelve of twenty-six is fewer than half, and both elements before it are above: that makes knowledge the bottleneck.',
        'Both are below half. The model works on the first one missing, and ability can hardly come without the steps.',
      ],
      passage: {
        lesson: 1,
        page: 2,
        text: 'The first element that fewer than half reach is, as a rule of thumb, the bottleneck.',
      },
    },
    {
      id: 'l1-b-94',
      kind: 'judgment',
      question:
        'Four months lie between the Design gate and the Switch gate in a merger of two labs. In week six the building slips by a month. Its manager says that this is no matter of purpose or people before the gate. What do you do first?',
      options: [
        'Ask which rules and whose practice hang on that date',
        'Leave it, as strands are run apart between the gates',
        'Call the three owners, and bring the gate forward',
        'Move every date by a month, so that all fits again',
      ],
      correct: 0,
      explanation:
        'A delivery has two predecessors besides the technical ones, the rule and the group, so a moved date is checked in both.',
      feedback: [
        'A delivery has predecessors in rules and in people, so you look there before the gate does.',
        'Apart does not mean unseen: in the one plan a late line moves what hangs on it.',
        'A gate asks its question when the stretch is done. What is due now is a look at the plan.',
        'Some dates hang on the building and some do not. Moving all of them pays for both.',
      ],
      passage: { lesson: 1, page: 3, text: 'Each delivery has two predecessors besides the technical ones' },
    },
    {
      id: 'l1-b-93',
      kind: 'application',
      question:
        'For a Design gate, each of the three owners wrote the sentence of one strand, and all three signed the whole. There are dates, a price that the sponsor accepted, three tested pairs, and a clerk who did not laugh. What does this knot still lack?',
      options: [
        'One approver above them',
        'One writer for all of it',
        'One number to sum it up',
        'One reviewer from outside',
      ],
      correct: 1,
      explanation:
        'A knot is tied when one named person wrote all three sentences and the owners of the other two strands signed.',
      feedback: [
        'The three owners sign for their strands, the sponsor among them. Nobody stands above a knot.',
        'One named person writes all three sentences, and the owners of the other two strands sign. Here there were three writers.',
        'A sentence needs a number, a date or a name, and dates are there. A sum of all three is not asked for.',
        'Somebody who does the work has read it without laughing, and that is the reader the checklist asks for.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'One named person wrote all three, and the owners of the other two strands signed.',
      },
    },
  ],
  overview: [
    {
      id: 'l1-s-91',
      kind: 'application',
      question:
        'In a call center, eighty-four of a hundred agents use the new case tool every day without a reminder, and most of them like it. Of all its cases, forty-two in a hundred are handled in it from start to finish. How high is adoption?',
      options: [
        'At thirty-five percent',
        'At forty-two percent',
        'At sixty-three percent',
        'At eighty-four percent',
      ],
      correct: 1,
      explanation:
        'Adoption is counted in work done the new way; people trained and people logged in are counted elsewhere.',
      feedback: [
        'Multiplying fits shares of the same thing. Agents and cases are different things, so this product has no meaning.',
        'Adoption is counted in work done the new way, and forty-two of a hundred cases are.',
        'Halfway between agents and cases there is nothing that anyone could count.',
        'This counts people who use the tool. The checklist wants the work that is done with it.',
      ],
      passage: { lesson: 1, page: 1, text: 'Adoption is counted in work done the new way' },
    },
    {
      id: 'l1-s-82',
      kind: 'judgment',
      question:
        'Depot rosters are the late line in a utility’s change plan. RACI makes the change lead accountable; he has the sponsor’s backing, reports weekly and may escalate any delay. What do you change in that line?',
      options: [
        'The sponsor becomes accountable, as the line is now critical',
        'The depot managers join him, so that both are accountable',
        'The depot managers become accountable, each for one roster',
        'The change lead stays accountable, with a deadline per depot',
      ],
      correct: 2,
      explanation:
        'The accountable person must control the means, so each depot’s roster belongs to the manager who writes it.',
      feedback: [
        'The sponsor answers for the result of the whole. She does not write rosters.',
        'Exactly one name may stand there. With two, each can wait for the other.',
        'Whoever is accountable must control the means, and only the depot manager controls her roster.',
        'Deadlines add pressure. They give him no control over a single shift.',
      ],
      passage: { lesson: 1, page: 3, text: 'The accountable person must control the means' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
