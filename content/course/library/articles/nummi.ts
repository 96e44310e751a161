import type { Article } from '../types.ts'

export const nummi: Article = {
  slug: 'nummi',
  title: 'Documented case: NUMMI, from Fremont, and how little was copied',
  summary:
    'A plant that General Motors had closed as hopeless became one of its best within two years, with most of the same people. What was changed, what critics saw, and why so little of it was copied.',
  pages: [
    { lesson: 2, page: 3 },
    { lesson: 4, page: 3 },
  ],
  sections: [
    {
      heading: 'A plant that was closed',
      paragraphs: [
        'In 1982 General Motors closed its assembly plant in Fremont, California, and laid off about 5,000 workers. It had a bad name even by the standards of the time. Absence routinely ran above 20 percent, so that on some mornings the line could hardly be staffed. Strikes without a vote were common. Close to a thousand grievances were pending on the day it shut. The cars were among the worst that the company made, and according to John Shook (2010) some faults had been put there on purpose.',
        'Two years later the plant opened again under another name. New United Motor Manufacturing, or NUMMI, was a joint venture of General Motors and Toyota. General Motors wanted a small car that sold, and a look at how Toyota made them. Toyota wanted to learn quickly whether its way of working could live with American workers, suppliers and a union. Toyota ran production. The union of the old plant, the United Automobile Workers, was recognized before the first car was built, and its former leaders were among the first to be hired.',
        'Of the 2,200 workers in 1986, about 85 percent had worked in the old plant. That is the fact that makes the case famous. A newspaper of the time, the Christian Science Monitor (1986), compared before and after: absence nearly 25 percent then, around 3 percent now; nearly a thousand open grievances then, fifteen now. Other sources give slightly different rates, and all of them agree on the direction. Paul Adler (1993) reports that within two years the plant was among the most productive of General Motors, and far ahead of the old one.',
      ],
    },
    {
      heading: 'What was changed',
      paragraphs: [
        'It would be easy to say that trust was changed, or culture. Those who were there describe things one can point at. Hundreds of future team and group leaders went to Japan for some weeks and worked on the line in a plant of Toyota, beside the people whose work they were going to do. They saw what happened when somebody made a mistake: a colleague came and helped.',
        'In Fremont a cord ran along the line. Whoever saw a fault, or could not finish a step in time, pulled it. A team leader came within seconds. If the two could not settle it before the car left the station, the line stopped. In the old plant stopping the line had been the one thing that a worker never did. Shook (2010) calls this the heart of the matter, for a plain reason: a company that gives each worker the right to stop a line that loses money every minute it stands shows what it thinks about problems and about people. The cord is only as good as the leader who comes.',
        'Work was organized in small teams, each with a leader who belonged to the union. There were few job classes where the old plant had had dozens, and everyone in a team learned the other jobs. And the work itself was standardized down to the second, more strictly than before. That surprised visitors. Adler (1993) explains it by who held the stopwatch. In the old plant engineers timed the workers, who defended themselves as well as they could. At NUMMI team members timed one another, compared the safest and quickest ways, wrote the standard and tried to improve it. Suggestions came in every year in large numbers, and most of them were put into practice.',
        'The contract said that nobody would be laid off unless the survival of the company was at stake, and only after managers’ pay had been cut. It was tested in the late 1980s, when one of the plant’s cars sold badly and there was not enough work for everyone. By the accounts of those who studied the plant it kept its people, and used the time for training and for work on improvements. After that the sentence in the contract was believed.',
      ],
    },
    {
      heading: 'Reading it by strands',
      paragraphs: [
        'Purpose was simple and could be checked on the spot: build a car that needs no repair at the end of the line. Process was redesigned in every detail, from the cord to the supply of parts. People were selected, sent to see it done, trained in their own teams and given a promise about their jobs, in writing, before they were asked for anything. All three began on the same day. No measure or bonus of the old system remained that paid for the old behavior, because the old organization had ceased to exist.',
        'Shook (2010) draws a conclusion about order. His team did not begin with attitudes. It changed what people did and gave them the means to do it well, and the way they thought followed. That agrees with the caution in lesson 2: do not plan to change a culture directly; plan what people will do on Tuesday.',
        'One may doubt how far that carries. Most of the same people had been laid off for about two years, in a region with little other work of that kind. Some had lost their homes. They came back to a plant in which the alternative was visible every day.',
      ],
    },
    {
      heading: 'What critics saw',
      paragraphs: [
        'Mike Parker and Jane Slaughter (1988), who came from the union movement, gave the system another name: management by stress. Their argument is that the line is run with so little slack that every weakness shows at once. Then it is tightened again. The cord and the lights above it tell managers where a worker has a second to spare. Team members press one another, since nobody is replaced when somebody is absent. In this view workers are involved in order to find the seconds that engineers would never have found.',
        'The dispute was not settled by opinions. In 1993 the plant introduced a new model, and complaints about strained wrists, shoulders and backs rose. The authority for safety at work cited NUMMI for paying too little attention to the design of the jobs. Paul Adler, Barbara Goldoftas and David Levine (1997) studied the episode. They found that the critics had a point, and that involvement did not remove the conflict of interest between managers and workers. It changed the terms of that conflict: two years later, after pressure from the union and the authority, the next model was introduced with far more care for ergonomics, and with better results. Voice inside the plant, they conclude, worked when it was backed by voice from outside.',
        'A second dispute was about learning. Paul Adler and Robert Cole (1993) compared NUMMI with a Volvo plant in Uddevalla, where small teams built whole cars in cycles of an hour and more, against about a minute at Fremont. They held that short standardized cycles learn better, because one can see what a change in method does. Christian Berggren (1994) answered that the comparison was unfair to a young plant with a different market, and that Uddevalla had been improving quickly when Volvo closed it. Both sides had figures. They chose different years and different cars.',
      ],
    },
    {
      heading: 'Why it did not spread',
      paragraphs: [
        'General Motors sent managers to Fremont to learn, and a radio documentary by This American Life (2010) tells what became of them. Many came home convinced, and were dispersed over a large company, one here and one there. They met plant managers who were paid for the number of cars and not for their faults, suppliers who had no reason to change, and unions and foremen who read teams as a trick. A plant in Van Nuys, in the same state and with the same union, was chosen to adopt the methods. Parts of them were introduced, without the parts that made them work, and few people there had seen the whole. It closed in 1992.',
        'The company as a whole did learn, slowly. By the beginning of this century the quality of its cars had improved a good deal, in part through people who had been at NUMMI. By then it had lost a great part of its market. It went into bankruptcy in 2009 and left the venture. Toyota ended production in April 2010, and several thousand people lost their jobs.',
        'In the terms of lesson 3, the way back lay open at every other plant: measures that paid for the old way, newcomers who learned from veterans, and managers alone among others who had seen nothing. A cord is easily copied. What comes when it is pulled takes a company.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'Management, contract, product, job classes, suppliers and selection all changed at once, after a closure of two years. No single cause can be isolated, and nobody should say that a cord cuts absence from 25 percent to 3.',
        'It does not show that crises are needed. There was one, and the plants that had none did not change as much. Between these two facts stands everything else that differed. It does not show that involvement is good for workers in every respect, as the injuries of 1993 prove, nor that it is only a trick, as the next model proves.',
        'Nor does it tell us what it costs to copy. Most accounts were written by people who admired the plant or opposed it. Few have asked, with figures, what the failed attempts elsewhere lacked. The documentary is careful, and it rests on memories of twenty years.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'You will hardly be able to close your organization for two years and open it again. But the case allows some modest moves, none of which needs a joint venture.',
        'Choose one place where problems are hidden because showing them is expensive for the person who does. Change what happens in the first five minutes after somebody speaks up, and let it be a leader who comes to help. Then let the people who do a job write its standard, with the right to change it next week. Before you ask for ideas that save time, say what will become of the time, and put it in writing. And if you send people to see a better place, send three from the same unit, together with the person they report to.',
      ],
      points: [
        'Do not hang a cord before you know who comes, and within how many minutes.',
        'Let those who do the work hold the stopwatch.',
        'Make the promise about jobs before the request for ideas, and keep it in the first bad year.',
        'Watch strain and injuries as a counter-measure when work becomes tighter.',
        'Copy a whole, in one unit, with leaders who have seen it work.',
      ],
    },
  ],
  works: [
    'adler-1993',
    'adler-cole-1993',
    'adler-goldoftas-levine-1997',
    'berggren-1994',
    'csm-1986',
    'parker-slaughter-1988',
    'shook-2010',
    'tal-2010',
  ],
}
