import type { Workshop } from '../types.ts'

export const gateRehearsalAndPremortem: Workshop = {
  slug: 'gate-rehearsal-and-premortem',
  title: 'Gate rehearsal and premortem',
  aim: 'Twelve sentences without contradictions, a readiness test with its threshold and the price of a hold, and a plan that has been changed by reasons for failure, every one of them on record.',
  people:
    'Seven to sixteen people: the sponsor and the sponsor’s successor if there is one, the owners of the three strands, finance, and at least two people who do the work on an ordinary day, one of them from nights or weekends.',
  agenda: [
    {
      from: 0,
      to: 15,
      title: 'Twelve cells on the wall',
      question: 'Does every sentence have a name, a number or a date?',
      text: 'Hang up template 12, enlarged. The owner of each sentence reads it out; anything without a name, a number or a date comes down again, and its cell stays empty.',
    },
    {
      from: 15,
      to: 45,
      title: 'Three pairs for each knot',
      question: 'If this is true, can that be true?',
      text: 'For the next two gates, with template 03, ask of each pair of sentences: if this is true, can that be true? The room answers contradict, strain or fit. Contradictions are noted and not argued away; those who own the two sentences leave with a day.',
    },
    {
      from: 45,
      to: 65,
      title: 'Readiness and the price of a hold',
      question: 'Which share must pass the test, who may hold the date, and what does a week cost?',
      text: 'Write the readiness test into template 11: which work, in which conditions, on which shifts, and the share that must pass, before anyone knows a result. Then write who may hold the date, and what a week costs.',
    },
    {
      from: 65,
      to: 75,
      title: 'Break',
      text: 'Lay out the cards of template 13. Move the people who do the work away from their superiors.',
    },
    {
      from: 75,
      to: 85,
      title: 'Silent writing',
      question: 'It is a year from now, and the change has failed. Why?',
      text: 'It is a year from now, and the change has failed. Everybody writes why, one reason on each card of template 13, without a word. Do not give examples; the first one would be copied.',
    },
    {
      from: 85,
      to: 110,
      title: 'One reason each, in rounds',
      question: 'Which reason is on your next card?',
      text: 'Go round and take one card from each person until none is left, beginning with those who do the work and ending with the sponsor. Every reason goes into the record in the words on the card.',
    },
    {
      from: 110,
      to: 130,
      title: 'Weighing',
      question: 'How much would it hurt, from one to five, and does it come from somebody who does the work?',
      text: 'For each reason ask how much it would hurt, from one to five, and whether it came from somebody who does the work. Four or more stays, and so does every reason from the work, however often it was named.',
    },
    {
      from: 130,
      to: 145,
      title: 'Changes to the plan',
      question: 'What changes in the plan, who does it, and by which day?',
      text: 'For the reasons that stay, write an action, a name and a day, or change a sentence on the wall. What nobody can act on is read out to the sponsor as a risk that is accepted.',
    },
    {
      from: 145,
      to: 150,
      title: 'Who can say hold',
      question: 'Who may hold the date, and at what price?',
      text: 'The sponsor reads out who may hold the date and at what price. Everybody gets the full record the same day.',
    },
  ],
  materials: [
    'Template 12, enlarged to fill a wall or a large screen',
    'Template 03, one print for each of the two gates',
    'Template 11 on a screen, with the sheets for gates and readiness',
    'Template 13: the running sheet, twenty cards or more, and the record',
    'Pens that all write alike, so that cards do not tell who wrote them',
  ],
  templates: ['03', '11', '12', '13'],
}
