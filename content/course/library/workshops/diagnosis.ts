import type { Workshop } from '../types.ts'

export const diagnosis: Workshop = {
  slug: 'diagnosis',
  title: 'Diagnosis',
  aim: 'The benefit chain of your own change with an owner for every factor, an impact sheet by group on which guesses are marked as guesses, and dates on which somebody will sit beside the work.',
  people:
    'Eight to twenty people of one organization: the sponsor or somebody who may speak for the sponsor, the line managers concerned, finance, and from every group whose work changes at least one person who does that work.',
  agenda: [
    {
      from: 0,
      to: 10,
      title: 'Purpose in one sentence',
      question: 'What will be measurably different, and for whom?',
      text: 'Everybody writes alone what will be measurably different, for whom. Read the sentences aloud without comment and put them on the wall; if they differ, say only that they differ.',
    },
    {
      from: 10,
      to: 25,
      title: 'The chain of Larkmoor Water',
      question: 'Which of these factors deserves the next month?',
      text: 'Fill in template 01 together with the figures of the fictional utility: 90, 55 and 60 percent of a promise of $3.6 million. Ask the room which factor deserves the next month before you show the levers.',
    },
    {
      from: 25,
      to: 55,
      title: 'Your own chain, in threes',
      question: 'Which three or four factors make up our promise, and who answers for each?',
      text: 'Groups of three, mixed by department, write the promise as three or four factors that count shares of the same thing. Each figure is marked counted, told or guessed, and each factor gets a name or the words “nobody yet.”',
    },
    {
      from: 55,
      to: 65,
      title: 'Break',
      text: 'Hang the chains side by side meanwhile. Note which factors appear everywhere and which only once.',
    },
    {
      from: 65,
      to: 105,
      title: 'Impact rows',
      question: 'On an ordinary Tuesday after the change: what stops, what starts, and what is lost?',
      text: 'One group of employees per table, with template 04, and somebody of that group at the table. They describe an ordinary Tuesday: what stops, starts and is lost, the day-one error, and the load. Nothing is written about a group that nobody in the room belongs to, except as a guess.',
    },
    {
      from: 105,
      to: 125,
      title: 'Support',
      question: 'How different does the work become, how much harm does a mistake do, and who helps?',
      text: 'Each table scores difference and harm from one to five and reads out the support that follows. Ask of every “practice and help” who will provide it, and from whose hours.',
    },
    {
      from: 125,
      to: 140,
      title: 'Who will be watched',
      question: 'Who sits beside whom for an hour, and on which day?',
      text: 'For each row with more guesses than sightings, agree on one hour beside one person: who goes, to whom, on which day. Write it down before anyone leaves.',
    },
    {
      from: 140,
      to: 150,
      title: 'What we guessed',
      question: 'Which of our lines are still guesses, and when do we look at them again?',
      text: 'Read out all lines that are still guesses. Above a third, say that this is a draft and no diagnosis, and name the day on which it will be looked at again.',
    },
  ],
  materials: [
    'Template 01, blank and filled for Larkmoor Water, on a screen',
    'Template 04, one large print of the sheet for groups per table; the sheet of positions stays at home',
    'A sheet of paper and a pen for each person',
    'A wall or board for sentences and chains',
    'A calendar of the coming four weeks',
  ],
  templates: ['01', '04'],
}
