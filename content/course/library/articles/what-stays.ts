import type { Article } from '../types.ts'

export const whatStays: Article = {
  slug: 'what-stays',
  title: 'What stays, and what can be copied',
  summary:
    'A success that lasted ten years, a copy of it that hardly took, and what both say about making a change stay.',
  pages: [{ lesson: 3, page: 4 }],
  sections: [
    {
      heading: 'The question after the award',
      paragraphs: [
        'Most accounts of change end with the launch, or with the first good figures. David Buchanan and colleagues (2005) reviewed what is known about the time afterward and found a scattered literature: many influences, from money and leadership to culture, politics and timing, working together in ways that depend on the place. They saw no way of ranking these in advance. For somebody who would like a list of five causes this is a disappointment. It is also a relief, because it allows one to begin with the leaks one can see.',
        'One case has been followed long enough to be worth knowing in detail, and it has a twin that went differently. Both are documented, and neither is a composite.',
      ],
    },
    {
      heading: 'Michigan',
      paragraphs: [
        'From 2004 on, intensive care units in the state of Michigan took part in a program against infections from catheters in large veins. Such infections kill, and were widely thought of as a price of intensive care. The program is often described as a checklist of five things to do. It was a good deal more: a rate that was reported for every unit, teams with a senior executive attached, a cart with all that was needed, and nurses who were entitled to stop a doctor who left out a step.',
        'Peter Pronovost and colleagues (2006) reported on 103 units, most of them in Michigan. The median rate fell from 2.7 infections per 1,000 catheter days to zero within three months; the mean fell from 7.7 to 1.4 at sixteen to eighteen months. A later analysis of 121 units, by Pronovost and colleagues (2016), gives a mean of 2.5 for the year 2004 and of 0.76 for 2013. There was no control group in the first study, and rates went down elsewhere in the country in these years, so part of the fall may have come anyway. Even with that caution it is one of the best-known examples of a change that stayed.',
        'Mary Dixon-Woods and colleagues (2011) asked afterward why it had worked. Their answer has little to do with a sheet of paper. Units joined because others joined, and did not want to be the ones left behind. The program turned infections from a technical matter into something that people did, and could stop doing. Rates were shared among the units without names, which moved them to match those with the lowest. Good practice was held in place by a checklist that nurses watched over. And there were hard edges: failure to report had consequences.',
      ],
    },
    {
      heading: 'The copy',
      paragraphs: [
        'England tried to repeat it. Dixon-Woods and colleagues (2013) placed observers in 17 of the units that took part. In one they saw a transformation, in five the program gave something under way a push, and in eleven little changed. Rates of infection were falling in England as well, before and during the program, which made it hard to see what it added.',
        'The observers describe what was different. Many units had lived through campaigns from above in the years before, and took this one for another. Some believed that they had solved the problem already. The social part, peers who compare themselves and learn from each other, was weak where the technical part was delivered. The forms were copied, and what had made people use them was left behind in Michigan. A similar thought suggests itself about the Ontario checklists that David Urbach and colleagues (2014) studied: near-complete use by report, and little to see in the outcome.',
      ],
    },
    {
      heading: 'What the pair teaches',
      paragraphs: [
        'Three observations travel, with due care. The first is that a practice is more than its visible part. When you copy a success, ask what those who made it would never think of mentioning: who had to be asked, which right was given to whom, what happened to a unit that did not report. Everett Rogers (1962), in the later editions of his book, called what users do to a new thing reinvention. A copy that forbids it will be followed on paper.',
        'The second is that history counts. An organization that has been through five campaigns receives the sixth through that experience. A program that begins by asking what became of the earlier ones starts with an advantage that costs an afternoon.',
        'The third is that what Pronovost and colleagues (2016) credit with holding the result was built into ordinary work: figures sent in every month, leaders who took an active part, and newcomers who were taught the practice when they joined. Steven Kerr (1975) adds a question about rewards: do they still pay for the old way? The five ways back of lesson 3 are a way of asking the same question of your own change: who attends to it when the sponsor has gone, which old path is open, what do the measures pay for, what are newcomers taught, and who still looks?',
      ],
    },
    {
      heading: 'Habits, and a number to be careful with',
      paragraphs: [
        'Many plans for making a change stay contain the sentence that a habit takes 66 days. It goes back to Phillippa Lally and colleagues (2010). Ninety-six volunteers took up a habit of eating, drinking or exercise of their own choice and reported daily how automatic it felt. For 39 of them a curve fitted well, and for these the median time until it leveled off was 66 days, with estimates from 18 to 254. It is a careful study. It says nothing about routines that were chosen by someone else, are carried out in teams, or compete with an older way that is still open. What may be taken from it is patience, and the observation that a missed day did little harm.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'A single success and a single disappointment prove no rule, and the two differ in more than can be listed: country, year, funding, the rates they started from. The explanations were found by people who knew how things had ended. Others might have found other reasons. And medicine has advantages that most change programs lack, above all an outcome that anyone can count and nobody can be against.',
        'It would be wrong, too, to read the English case as a failure of its staff. Where rates were low at the start, there was little left to gain, and some units had done on their own what the program asked. A program that arrives late at a solved problem looks like one that does not work.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Take a practice that you would like to copy, or have been told to copy. Call somebody who was there and ask four questions. What did people have to be talked into? Which right or duty moved from one person to another? What happened to those who did not join? What would you leave out if you did it again? Write the answers beside the official description, and compare the lengths of the two.',
        'Then go through your own change and ask of each thing that holds it up whether it will be there in a year. If it is a person in the project, a meeting of the project or a report to the project, give it a new home now.',
      ],
      points: [
        'Copy the social part as well as the form: peers, rights, edges.',
        'Ask what became of the last three campaigns before you begin the next.',
        'Build what holds the result into ordinary work, with a name outside the project.',
        'Let users adapt it, and decide which adaptations become standard.',
        'Plan with patience, and without a number of days.',
      ],
    },
  ],
  works: [
    'buchanan-2005',
    'pronovost-2006',
    'pronovost-2016',
    'dixon-woods-2011',
    'dixon-woods-2013',
    'lally-2010',
    'kerr-1975',
    'rogers-1962',
    'urbach-2014',
  ],
}
