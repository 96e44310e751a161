import type { Article } from '../types.ts'

export const whatLewinWrote: Article = {
  slug: 'what-lewin-wrote',
  title: 'What Lewin wrote',
  summary:
    'Field, group, action research, and three steps that some call a later invention and others his own. What follows for “refreezing.”',
  pages: [
    { lesson: 1, page: 2 },
    { lesson: 3, page: 4 },
  ],
  sections: [
    {
      heading: 'A famous slide',
      paragraphs: [
        'Few pictures in management are drawn more often than three boxes in a row: unfreeze, change, refreeze. Under them stands the name of Kurt Lewin, and usually a block of ice. The picture has been praised as the foundation of the field and mocked as a relic from a time when organizations stood still between two changes. Both judgments are mostly passed on the picture. Lewin died in 1947, the year in which the paper that is cited for it appeared, and what he left is richer and less tidy than three boxes.',
        'For somebody who has to lead a change, the dispute about the boxes would be of small interest if it did not touch a practical question. When the new way has begun to work, what has to be done so that it stays? The boxes suggest a date on which one freezes it. The paper suggests something else.',
      ],
    },
    {
      heading: 'What the paper says',
      paragraphs: [
        'Lewin (1947) treats a level of group life, say the output of a team or the quality of a meal at home, as something that is held in place. Forces push it up and forces push it down, and where they balance we see a steady level. He calls it quasi-stationary, because it keeps moving a little all the time, like the surface of a river. To raise the level one may add to the forces that push it up, or take away from those that hold it down. The first way raises the tension as well; the second lowers it. This is the force field of lesson 1, and in the paper it takes far more room than the three steps.',
        'The steps come up in a short passage about making a change last. A shift to a higher level, he observes, is often short-lived: after a boost, group life returns to where it was. A planned change should therefore include a stable new level, and he names unfreezing, moving, and freezing as three aspects of it. Around this passage stand experiments with groups of housewives and factory workers, in which people who had discussed and decided something together kept to it more than people who had been lectured. The decision of a group, in his reading, changes what holds the level: the standard that members expect of each other.',
      ],
    },
    {
      heading: 'Whose recipe is it?',
      paragraphs: [
        'Stephen Cummings, Todd Bridgman and Kenneth Brown (2016) read the original texts and the textbooks side by side. They conclude that the recipe as we know it was put together later, by writers who needed a founder and a simple beginning, and that each edition made it neater. In their view the picture has narrowed our thinking, since everything that came afterward could be measured against it and found an improvement.',
        'Bernard Burnes (2020) answers them. He follows the ideas behind the steps through Lewin’s earlier work on fields, learning and groups, and finds that they belong together: the steps are brief in the paper because the reasoning had been given elsewhere. In an earlier paper Burnes (2004) had argued that four things, field theory, group dynamics, action research and the three steps, were meant as one approach and lose their sense when the last is cut off from the others.',
        'Who is right is a matter for historians, and a careful reader of either side will come away with less certainty about the slide. What both sides share is more useful than what divides them. Nobody who has read the texts finds in them a plan with three dates. Nobody finds the idea that a change is finished when the boxes have been ticked.',
      ],
    },
    {
      heading: 'Change that comes in episodes, and change that never stops',
      paragraphs: [
        'Karl Weick and Robert Quinn (1999) brought a second distinction into the discussion. Some change comes in episodes: an organization is out of step with its surroundings, and after a period of trouble it moves to another state. For this kind the familiar order makes sense. Other change never stops. People who do the work adjust it daily, and small adjustments add up. Here unfreezing is pointless, because nothing is frozen. What is needed is the reverse: freeze the flow for a moment to see the pattern, rebalance it where it has gone astray, and let it run on.',
        'Wanda Orlikowski (1996) shows what this looks like. For two years she followed a department that supported customers of a software firm and had been given a tool for recording calls. Management had planned some changes to go with it. The people in the department began to write for each other’s eyes, to divide work by difficulty, to help without being asked because the record showed who was stuck. Some of these steps were intended and others were not. Each answered the one before, and after two years the department worked in ways that nobody had laid down at the start. It would be wrong to conclude that plans are unnecessary: the department had managers who encouraged such trials, and the tool happened to make work visible. But anyone who had frozen it after three months would have frozen a middle state.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'There is little direct evidence on the three steps as such. The group experiments that made Lewin famous were small, were carried out in wartime, and concerned food and piecework. They agree with much that has been found since about taking part in decisions, and they do not tell you how long anything lasts in a company of three thousand. The reading of continuous change rests on a small number of careful cases. A lens is what one gets from this literature, and the lens of lesson 1 is the part of it that has been of most use to practitioners: look for what holds the level.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Suppose your new way of working has reached the level you hoped for. Draw the field again, this time for the new level. On one side write what holds it up: a rule that was changed, a form that opens first, a manager who asks about it, a colleague who helps. On the other side write what pulls it down. Then strike out everything that will disappear when the project ends. What is left is what will hold the level in a year. If the list is short, you know what to build, and “it is embedded now” is a sentence you can test.',
        'For work that changes all the time, set a day for looking instead of a day for finishing. Once a quarter stop for an hour with the people who do it, write down how it is done at present, compare it with what it is for, correct what has drifted, and let it go on.',
      ],
      points: [
        'Draw the force field twice: before the change, and again at the new level.',
        'Prefer removing a restraint to adding a push; the tension tells you which you did.',
        'Let groups decide something real, since a standard that members expect of each other is a force that stays.',
        'In continuous change, freeze to see, and write down what you saw.',
        'Leave the ice off your slides.',
      ],
    },
  ],
  works: ['lewin-1947', 'burnes-2004', 'burnes-2020', 'cummings-2016', 'weick-quinn-1999', 'orlikowski-1996'],
}
