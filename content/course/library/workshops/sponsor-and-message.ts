import type { Workshop } from '../types.ts'

export const sponsorAndMessage: Workshop = {
  slug: 'sponsor-and-message',
  title: 'Sponsor and message',
  aim: 'A decision note in five lines that can be handed over the same week, a reply in case the answer is no, and one message in four lines with its sender and its dates.',
  people:
    'Six to sixteen people who lead parts of the change, and two or three supervisors of the groups that will hear the message. The sponsor stays away, so that decision notes can be rehearsed; a colleague stands in.',
  agenda: [
    {
      from: 0,
      to: 10,
      title: 'Four jobs',
      question: 'When did our sponsor last say, pay, decide and stay? Write down the day.',
      text: 'Say, pay, decide and stay: each person writes down the last time the sponsor did each of them, with the day. Collect how many blanks there are, and no names.',
    },
    {
      from: 10,
      to: 35,
      title: 'The chain, on paper',
      question: 'From the sponsor to one team: where is the first link without an action in four weeks?',
      text: 'Everybody draws the chain from the sponsor to one team, with a name, the last action and what each is judged on, and marks the first link that is cold for four weeks. The sheets are private: nothing is shown, and they go home with their owners.',
    },
    {
      from: 35,
      to: 60,
      title: 'A decision note, read to a stand-in',
      question: 'Which two targets collide, what does each option cost, and what do we recommend by when?',
      text: 'In pairs, with template 06: the collision, two options with their cost, a recommendation and a day. Each pair reads it to the stand-in sponsor, who says no once. The pair answers in two sentences with one of the four honest replies.',
    },
    {
      from: 60,
      to: 70,
      title: 'Break',
      text: 'The stand-in notes which decision notes could be decided as they were read, and tells the pairs afterward what was missing.',
    },
    {
      from: 70,
      to: 90,
      title: 'Five questions, asked of the room',
      question: 'Yes, no or don’t know: which of the five questions is open?',
      text: 'Put the five questions to the supervisors present, on slips without names: yes, no or don’t know. Count them into template 07. The lowest yes is the open question; look whether it asks for a remedy or for information.',
    },
    {
      from: 90,
      to: 110,
      title: 'One message in four lines',
      question: 'What is decided, what is not, when will it be known, and who has a say?',
      text: 'Decided, not decided, the day on which it will be known, and the level at which people have a say. Pairs swap their drafts, cross out the sender and write the name of the person whom the readers would rather hear it from.',
    },
    {
      from: 110,
      to: 120,
      title: 'Dates',
      question: 'When does the sponsor speak, and who hands over which decision note?',
      text: 'Enter the day on which the sponsor speaks; template 07 counts when supervisors and teams hear it and when replies are due. Agree on who hands over which decision note, and take template 05 along for the talk that follows a yes.',
    },
  ],
  materials: [
    'Template 06, one print for each pair',
    'Template 07 on a screen, with the holidays filled in',
    'Template 05, one print for each person',
    'A sheet of paper for each private chain',
    'Slips for the poll, and a box or hat to collect them',
  ],
  templates: ['05', '06', '07'],
}
