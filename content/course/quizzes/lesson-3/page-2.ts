import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-13',
    kind: 'application',
    question:
      'Depot managers are to explain new driver rosters on Thursday. They know the reasons and agree with them. None has been told whether depots will be merged in the autumn. What do you settle before Thursday?',
    options: [
      'A word on what becomes of the managers, as far as it is known.',
      'A briefing in which the reasons are gone through with them again.',
      'A set of slides that says the same in each of the depots.',
      'A form on which they report the objections that they heard.',
    ],
    correct: 0,
    feedback: [
      'Their own answer comes first: explaining a change is hard while one wonders whether one survives it.',
      'Good where reasons are missing; these managers know them and agree.',
      'Equal words help where depots hear different things; they do not answer what is on the managers’ minds.',
      'Worth having afterward; it gives them nothing to stand on when they speak.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'It is hard to explain a change well while wondering whether one survives it.',
    },
  },
  {
    id: 'l3-p2-02',
    kind: 'application',
    question:
      'In two neighboring blocks, programs ask nurses for an eighth of their hours. No date is fixed by law. What do you ask their director to do?',
    options: [
      'Leave it, since an eighth is close to what is bearable',
      'Lower one target for both blocks, and move nothing',
      'Move one program out of the two blocks, in her own name',
      'Have each program explain its benefits to the nurses',
    ],
    correct: 2,
    feedback: [
      'Close, and twice in a row, which is where the rule draws its line.',
      'For a single block above a tenth, this would be enough.',
      'More than a tenth in two neighboring blocks means that something will give, so choose what.',
      'Tired people are told to feel better about the same hours.',
    ],
    passage: { lesson: 3, page: 2, text: 'Choose what gives before it is chosen for you.' },
  },
  {
    id: 'l3-p2-11',
    kind: 'application',
    question:
      'For a month a new routine will cost a repair shop a tenth of its capacity. The director asks its manager to do his best and keeps the output target. What should the director have done?',
    options: [
      'Explained to the shop’s staff why the month is needed',
      'Promised the manager, in writing, a reward for both',
      'Sent the manager to see a shop that has managed it',
      'Lowered the target by a tenth for that month, on paper',
    ],
    correct: 3,
    feedback: [
      'Staff may know it well; the manager is the one who is measured.',
      'A prize for the impossible rewards whoever hides a part of the bill.',
      'A visit helps those who doubt that it can be done in the usual time.',
      'Two orders that cannot both be obeyed tell a manager which of them was meant.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'If the change costs an eighth of capacity, lower the output target by an eighth, in writing, with dates.',
    },
  },
  {
    id: 'l3-p2-14',
    kind: 'application',
    question:
      'A team leader knows her own position, had two days’ start and has a lower target in writing. Still she reads out the plan like an announcer. What is she short of?',
    options: [
      'A course in speaking, to make the plan her own message',
      'A lower target still, so that she can take her time',
      'A decision of her own to take, such as who trains first',
      'A better account of why the plan was drawn up this way',
    ],
    correct: 2,
    feedback: [
      'Delivery is the symptom; she has nothing to deliver but the plan.',
      'Her target moved by what the change costs, and lower would say nothing more.',
      'A manager with no discretion is a loudspeaker, and the fourth thing is missing here.',
      'She has had her head start, with room to disagree.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      text: 'A manager with no discretion is a loudspeaker, and teams can tell.',
    },
  },
  {
    id: 'l3-p2-12',
    kind: 'application',
    question:
      'A head of purchasing will lose a team and a budget line. He has heard the reasons twice and repeats his objection. What is the next step with him?',
    options: [
      'A round of talks with his staff before he hears of it',
      'A trade, put in writing, with a date for an answer',
      'A third account of the reasons, with newer figures',
      'A written complaint to the sponsor about his attitude',
    ],
    correct: 1,
    feedback: [
      'It fails the practical test: you would not like him to read your messages.',
      'Someone with power who clearly loses is a case for negotiation.',
      'Explaining fits where information is missing, and he has it.',
      'Escalate once, early, with two options; a complaint is neither.',
    ],
    passage: { lesson: 3, page: 2, text: 'negotiate where someone with power clearly loses' },
  },
  {
    id: 'l3-p2-21',
    kind: 'recall',
    question: 'What does the page report from the study of Microsoft employees about firm-wide remote work?',
    options: [
      'Ties between separate groups became fewer.',
      'Meetings became longer and less useful.',
      'Newcomers lost touch with their managers.',
      'Managers lost sight of what was produced.',
    ],
    correct: 0,
    feedback: [
      'Networks became more static and siloed, with fewer ties that bridge groups, and new ways of working spread across those.',
      'The page says less live conversation, and nothing about the length of meetings.',
      'Likely in many firms, and no finding of this study as the page tells it.',
      'A common worry about remote work, which the study did not examine.',
    ],
    passage: { lesson: 3, page: 2, text: 'with fewer ties bridging separate groups' },
  },
  {
    id: 'l3-p2-07',
    kind: 'application',
    question:
      'A legal team wants an assistant for reviewing contracts. The vendor shows an average gain over many firms. What do you do before writing any rule?',
    options: [
      'Sort a few dozen of the team’s contracts by its effect',
      'Let all of the lawyers try it and ask how they like it',
      'Wait for the next release, since tools improve quickly',
      'Ask the vendor for the figures of firms of this size',
    ],
    correct: 0,
    feedback: [
      'The gain depends on the task and on who does it, so your own cases show where it helps and harms.',
      'Liking is a fair second question; harm may be pleasant to use.',
      'Sensible if no use were under way, and somebody probably has it open now.',
      'A nearer average is still an average over other people’s tasks.',
    ],
    passage: { lesson: 3, page: 2, text: 'The gain depends on which task, done by whom.' },
  },
  {
    id: 'l3-p2-08',
    kind: 'judgment',
    question:
      'With an assistant, a firm’s junior auditors deliver reports as good as those of seniors, and never work without it. What would you keep in their week?',
    options: [
      'A senior who reads every report before it leaves the firm',
      'A number of files that they have to do without the assistant',
      'Nothing further, since the reports are good as they are',
      'A second assistant that checks what the first has written',
    ],
    correct: 1,
    feedback: [
      'A sound guard for the reports, which teaches the juniors little.',
      'Beginners who never work unaided do not learn to notice its errors.',
      'They are good while the tool is right; the day it is wrong needs somebody who can tell.',
      'Two tools of one kind tend to miss the same things.',
    ],
    passage: { lesson: 3, page: 2, text: 'Keep some unaided practice for beginners' },
  },
  {
    id: 'l3-p2-09',
    kind: 'application',
    question:
      'An underwriter must sign each letter that a tool drafts. Her daily number of letters has been raised, and no time was set aside for checking. What will her signature be worth after a month?',
    options: [
      'Much, since her experience lets her see errors at once',
      'Much, since she answers for each of them with her name',
      'Little, since a check without minutes becomes a click',
      'Little, since tools of this kind are never quite correct',
    ],
    correct: 2,
    feedback: [
      'Experience helps on the first dozen; the raised number decides about the rest.',
      'Answering for a result presumes the means to control it.',
      'Whoever signs needs the time to check, and the plan has taken it away.',
      'That is the reason for a check, and says nothing about whether it happens.',
    ],
    passage: { lesson: 3, page: 2, text: 'a check without minutes in the plan will be a click' },
  },
  {
    id: 'l3-p2-10',
    kind: 'judgment',
    question:
      'Branch staff face two legal deadlines in the same three weeks. Your own change is useful and could begin at any time. It is ready now. When do you start?',
    options: [
      'Now, with a short course, so that it takes few hours',
      'After the deadlines, and you let the date slip quietly',
      'Now, since a change that waits loses its momentum',
      'After the deadlines, and you say so in your own name',
    ],
    correct: 3,
    feedback: [
      'Few hours on top of too many are still the ones that break it.',
      'Deferring is right; unannounced, it looks like a failure.',
      'A real risk, and smaller than starting where nobody has an hour.',
      'The cure for too much is less, and yours is the part that can wait.',
    ],
    passage: { lesson: 3, page: 2, text: 'The cure is less.' },
  },
]
