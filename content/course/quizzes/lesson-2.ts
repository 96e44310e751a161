import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      question: 'You have two weeks to diagnose a change before you plan it. Where do you begin?',
      options: [
        'With stakeholders, because opponents need the longest time to be won over.',
        'With a workshop of department heads that settles both questions at once.',
        'With impact, because you cannot know who has a stake before you see what moves.',
        'With communication, because people will talk whether or not you have finished.',
      ],
      correct: 2,
      explanation: 'Impact comes first: what changes in the work decides who has a stake and what kind.',
    },
    {
      question: 'Which of these lines belongs in a useful impact analysis?',
      options: [
        '“Payables clerks lose the right to release the four o’clock payment run.”',
        '“Finance: high impact, mitigated by a comprehensive training program.”',
        '“All users will gain a modern interface and considerably faster reporting.”',
        '“Readiness in accounting is amber and is expected to be green by June.”',
      ],
      correct: 0,
      explanation: 'A useful line names a group by its work and says exactly what it stops, starts or loses.',
    },
    {
      question:
        'One group faces very different work and a costly day-one error; another faces neither. How do you divide support?',
      options: [
        'Evenly, because unequal treatment is what makes a change feel unfair.',
        'By headcount, because the larger group will carry most of the volume.',
        'By rank, because managers have to be able to answer the others’ questions.',
        'Practice and help go to the first group, and a clear note to the second.',
      ],
      correct: 3,
      explanation:
        'Spreading effort evenly underserves the people at risk, so support follows difference and the harm of an error.',
    },
    {
      question:
        'A plant manager has nodded through every meeting. Where does she go on the commitment chart?',
      options: [
        'At “help,” because she has heard the whole plan and raised no objection.',
        'Nowhere yet, because a position has to rest on something that she did.',
        'At “against,” because silence in a meeting usually conceals opposition.',
        'At “let,” because that is all the change requires of most managers.',
      ],
      correct: 1,
      explanation: 'Only deeds count as evidence of commitment; a nod shows neither support nor opposition.',
    },
    {
      question: 'Your commitment chart shows five gaps and you have time for two. Which do you take first?',
      options: [
        'The widest one, because it must contain the greatest resistance.',
        'The one that moves the others, even if it is only a single step.',
        'The largest group’s, because adoption is counted in heads.',
        'The friendliest person’s, because quick wins build momentum.',
      ],
      correct: 1,
      explanation:
        'Ask who moves whom: closing one small gap at the top of the sequence can unlock the larger ones behind it.',
    },
    {
      question: 'Which of these shows a sponsor who does more than speak for the change?',
      options: [
        'She records a second video that explains the reasons in more depth.',
        'She asks the project team for a written update on every single milestone.',
        'She praises the change in the annual report and at two town halls.',
        'She suspends a target that collides with it and lends a good person.',
      ],
      correct: 3,
      explanation:
        'Paying and ruling are visible in budgets, targets and diaries, while videos, updates and praise are only saying.',
    },
    {
      question:
        'One region uses the new schedule for 22 percent of bookings, the others for over 60, after the same training. What first?',
      options: [
        'Ask at each level what the manager above has done differently of late.',
        'Repeat the training there, with more examples taken from local clinics.',
        'Send the region a personal message from the sponsor on the reasons.',
        'Allow the region more time, because some cultures adapt more slowly.',
      ],
      correct: 0,
      explanation:
        'The chain question finds the broken link, and below a broken link neither training nor messages will work.',
    },
    {
      question:
        'A director holds back a change because it would cost him his bonus for two months. Whose move is it?',
      options: [
        'The change team’s, which should work with his managers and leave him out.',
        'The director’s, since a senior leader has to put the company’s interest first.',
        'The sponsor’s, who alone can convert, compensate or replace at that level.',
        'The personnel department’s, which can raise it at the next annual review.',
      ],
      correct: 2,
      explanation:
        'Repairing a broken link means changing a target, a loss or a person, and those decisions belong to the sponsor.',
    },
    {
      question:
        'You lead a drastic change. Going by Battilana and Casciaro’s study, with whom should you build close ties?',
      options: [
        'The firm opponents, because converting them persuades everybody else.',
        'The most senior people, because rank outweighed a place in the network.',
        'The keenest admirers, because they will carry the message further.',
        'The undecided, because being close to fence-sitters helped every time.',
      ],
      correct: 3,
      explanation:
        'In the 68 initiatives they followed, ties to fence-sitters always helped, while ties to firm opponents hindered drastic changes.',
    },
    {
      question:
        'In one team 84 percent agree that a change is needed, but 29 percent believe that leaders mean it. What next?',
      options: [
        'A deed by the leaders, such as suspending a conflicting target in writing.',
        'A new campaign on the need for change, to bring agreement above 90 percent.',
        'A longer list of frequently asked questions, sorted by department and role.',
        'A higher open rate for messages, so that more people take in the reasons.',
      ],
      correct: 0,
      explanation:
        'The open question is whether leaders mean it, and that belief is settled by what leaders do, not by more reasons.',
    },
  ],
  overview: [
    {
      question: 'A message that changes people’s rosters is ready to go out. Who hears it first?',
      options: [
        'Everyone at the same moment, so that nobody is ahead of any other group.',
        'The supervisors, two days ahead, with the facts and time to object.',
        'Those most affected, by a personal letter signed by the sponsor.',
        'The communication team, so that all channels use the same wording.',
      ],
      correct: 1,
      explanation:
        'People ask their own supervisor what the news means for them, so supervisors need it first, with time to change something.',
    },
    {
      question: 'The shift model is settled and cannot be reopened. What does fair process ask of you?',
      options: [
        'Invite views on the model anyway, since being asked creates goodwill.',
        'Hold a vote between the model and another that cannot be funded.',
        'Say that it is settled and why, then offer choice on what is still open.',
        'Announce it late and briefly, so that there is little time for unrest.',
      ],
      correct: 2,
      explanation:
        'Telling is respectable if the reasons are given; asking for views on something already settled destroys trust.',
    },
  ],
}
