import type { Article } from '../types.ts'

export const foresight: Article = {
  slug: 'foresight',
  title: 'Foresight',
  summary:
    'What a premortem is, what the studies behind it measured, and how to weigh reasons without throwing the lonely ones away.',
  pages: [{ lesson: 4, page: 3 }],
  sections: [
    {
      heading: 'A meeting in the future tense',
      paragraphs: [
        'Plans are discussed by people who have worked on them, in front of people who have to approve them. It is no setting for doubt. Gary Klein (2007) proposed a way round it. Before the plan is adopted, the group is told to imagine that a year has passed and that it has failed, completely. Everyone writes down why. Then the reasons are read out, one from each person in turn, until none are left.',
        'The trick, if it is one, lies in the grammar. “What might go wrong?” invites modest worries and a show of confidence. “It has gone wrong; why?” makes criticism the task. Somebody who knows a weak spot no longer has to oppose the plan in order to name it; naming it is what they were asked to do. In organizations where people have learned to keep quiet, that is worth a good deal. James Detert and Amy Edmondson (2011) found that many hold unspoken rules, such as never embarrassing the boss in front of others. A premortem suspends the rules for an hour.',
      ],
    },
    {
      heading: 'What was measured',
      paragraphs: [
        'A figure is often quoted with the method: it is said to improve foresight by 30 percent. The source is a study by Deborah Mitchell, Edward Russo and Nancy Pennington (1989), and it is worth knowing what they did. People were given events and asked to explain them. For some the event was described as certain, for others as merely possible; some looked back on it, others looked forward. Those who explained a certain event gave more reasons, and that is where the figure comes from. No plan was made, no project was followed, and how good the additional reasons were was not assessed.',
        'So the study supports a modest and useful claim. Asking people to treat a failure as a fact brings out more reasons than asking them what might happen. How many of these come true, and how much is saved by knowing them, was never measured there.',
        'Beth Veinott, Gary Klein and Sterling Wiggins (2010) tested the method itself. They had 178 people judge a university’s plan for a flu epidemic, each after one of several techniques. The premortem lowered their confidence in the plan more than listing pros and cons, listing cons alone or plain criticism did. Lower confidence is what one would hope for if plans are too hopeful to begin with. Whether the plan became better was not the question.',
      ],
    },
    {
      heading: 'Why we need something of the kind',
      paragraphs: [
        'That plans are too hopeful has been shown often. Roger Buehler, Dale Griffin and Michael Ross (1994) had students predict when they would finish their own work. Most were late, by a wide margin, and knew that they had been late before. People build a forecast from the steps they see ahead, and the steps they see are those of the plan. What delays them is mostly something else.',
        'Bent Flyvbjerg (2006) draws the consequence for large projects: begin with the outside view, the record of comparable ones. A premortem is a poor person’s version of that. It has no record to offer. But it brings together, for an hour, the memories of people who have been in other failures, which is the nearest thing to a record that most organizations have.',
      ],
    },
    {
      heading: 'Weighing without throwing away',
      paragraphs: [
        'The difficult part comes after the reading. Twenty slips of paper lie on the table; eight name the budget. It seems natural to count, keep the three most frequent, and be done. The course advises against it, for a reason that has to do with who knows what.',
        'A reason that many people name is one that many people can see. It is likely to be in the risk register already. A reason that one person names may be a private worry. It may also be something that only that person is in a position to see, because only one person in the room does the work. Ross Koppel and colleagues (2008) studied how nurses give medicines with a barcode system, watching them at two hospitals and asking at five. They found 31 causes for working around it, among them failing batteries, wristbands that were missing or could not be read, and uncertain wireless connections. Such things are met by whoever does the work, and a steering group may never hear of them unless it asks.',
        'Hence two rules. Every reason is recorded, however odd. And weight is given by two questions: how much would it hurt, and does it come from somebody who does the work? A reason that would hurt a great deal stays. A reason from somebody who does the work stays, even if nobody else has it. Larkmoor’s storm rule came from one technician in this way.',
        'The rest is kept too, on a page at the back. In a year it makes instructive reading.',
      ],
    },
    {
      heading: 'Ways to spoil it',
      paragraphs: [
        'Some premortems produce nothing, and the causes repeat themselves. The sponsor opens with the risks that are known, and the slips then contain those. People speak before they have written, and the second speaker agrees with the first. Nobody in the room does the work. The plan has already been approved, and everyone knows that the exercise is for show. Or the reasons are collected with care and handed to somebody who files them under “resistance.”',
        'The remedy for most of these is order: silence, writing, reading in turn, recording, and only then discussion. The remedy for the last is a name and a date beside each reason that is kept. A reason without an action is a prediction, and predictions have helped few projects.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'We know of no study that compares real projects with and without a premortem. Trials with exercises exist, and an exercise is over in an afternoon. Anyone who promises a percentage promises too much. The method also has blind sides. People imagine failures like those they have known, and a danger that is new to everyone in the room will be missing from all the slips. It favors what can be told as a story. And a group that has just imagined twenty ways to fail may lose heart; it is wise to end with what will be changed, on the same afternoon.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Invite five to nine people, among them one who does the work on an ordinary day and one who has seen a similar plan fail elsewhere. Plan forty-five minutes. Five for the plan on one page, ten for silent writing, fifteen for reading in turn until no slip is left, ten for weighing, five for names and dates. Use the premortem pack of the toolkit if you like a form. Send the list to everyone the same day, complete, and tell each person what became of their reason within two weeks.',
      ],
      points: [
        'Failure as a fact, a year from now, in writing, before anyone speaks.',
        'At least one person who does the work, and preferably two.',
        'All reasons recorded; weight by harm and by who knows.',
        'A name and a day for each one that goes into the plan.',
        'No percentages about the method itself.',
      ],
    },
  ],
  works: [
    'klein-2007',
    'mitchell-russo-pennington-1989',
    'veinott-2010',
    'koppel-2008',
    'buehler-1994',
    'flyvbjerg-2006',
    'detert-edmondson-2011',
  ],
}
