import type { Article } from '../types.ts'

export const theDip: Article = {
  slug: 'the-dip',
  title: 'The dip',
  summary:
    'Why output falls before it rises, how pressure makes the fall deeper, what practice is worth, and how to put a price on it that a sponsor can sign.',
  pages: [
    { lesson: 1, page: 3 },
    { lesson: 3, page: 3 },
  ],
  sections: [
    {
      heading: 'A fall that everybody knows and nobody plans',
      paragraphs: [
        'Whoever has learned to type with ten fingers remembers the weeks in which two were faster. Organizations go through the same, with customers waiting. Output falls when a new way begins, stays low while people find their feet, and rises above the old level later, if it does. Most project plans draw a straight line from the old figure to the new one. The fall then arrives as a surprise, and surprises are met with pressure.',
        'Lesson 3 asks for three things to be agreed beforehand: how deep, how long, and at what price, with a lower limit at which one stops and a date of review. This article asks what is known about the fall, and how firmly.',
      ],
    },
    {
      heading: 'Why pressure deepens it',
      paragraphs: [
        'Nelson Repenning and John Sterman (2001) built a model of a process that can be improved, and drew on case studies of firms that had tried. In the model there are two ways to get more output. One can work harder, which helps at once. Or one can put hours into improving the process, which costs output now and pays later. A manager under pressure sees output below target and concludes that people are not working hard enough, since the effect of harder work shows up immediately. So people work harder, and take the hours from improvement and upkeep. For a while the figures are better. Then the process, which nobody maintains, gets worse, output falls again, and the pressure returns with more conviction than before.',
        'Two features of the model are worth carrying around. The first is the delay: the reward for cutting corners comes quickly and the bill comes late, so experience teaches the wrong lesson. The second is the blame. Because harder work did help, managers see their view of people confirmed, and problems that were prevented by improvement are never seen at all. Hence the title of the paper: nobody ever gets credit for fixing problems that never happened.',
        'A dip in a change is a special case. Learning is an investment in the process. If the output target stays where it was, it will be met from the hours in which people should have learned.',
      ],
    },
    {
      heading: 'What practice is worth',
      paragraphs: [
        'Amy Edmondson, Richard Bohmer and Gary Pisano (2001) compared 16 hospitals that took up a new and much more demanding way of doing heart surgery. All had excellent departments, and the formal training asked everyone to speak up. What set the successful ones apart was how the team learned. They won people for the task, rehearsed, made it safe to speak up and to try things in the first operations, and thought together about what had happened. Where people felt uneasy about speaking, learning suffered. An earlier study by Edmondson (1999), with 51 teams of a manufacturer, had found the same link between safety to speak and learning.',
        'Research on courses points the same way from another side. Timothy Baldwin and Kevin Ford (1988) asked why so little of what is taught is used. Brian Blume and colleagues (2010) came back to the question with 89 studies. Traits of the learner matter, and so does a place of work that supports the use of what was learned. Many of the figures shrink when cause and effect are not reported by the same person, which is a sober finding for anyone who sells courses by the smile of those who leave them. For a change leader the consequence is simple. Budget for the weeks after the course, at the place where the work is done.',
      ],
    },
    {
      heading: 'Who is slow, and for how long',
      paragraphs: [
        'An average hides that people pass through the dip differently. Erik Brynjolfsson, Danielle Li and Lindsey Raymond (2025), in a study of support agents who were given an assistant, saw beginners gain most while the most experienced gained little and lost slightly in quality. In that case there was hardly a dip at all for newcomers. In many other changes it is the reverse: those who were fastest in the old way have most to unlearn, and lose their standing for a while. Both patterns argue for watching teams and kinds of people separately, and for asking beforehand who will be slow.',
        'How long it lasts can seldom be read from the literature. The best source is a pilot of your own, with people who were not handpicked, in a busy week. If you have none, ask the second-best source: a comparable unit elsewhere that switched, and its figures by week, including the week in which somebody lost patience.',
      ],
    },
    {
      heading: 'The curve of whole economies',
      paragraphs: [
        'A picture that looks much like the dip is known from economics. Erik Brynjolfsson, Daniel Rock and Chad Syverson (2021) explain why measured productivity may fall when a technology such as the computer spreads. Firms spend money and hours on new processes, skills and ways of organizing, and statistics count the hours and miss most of what is built with them. Later the invisible investment pays, and productivity is overstated for a time. They call it a J-curve.',
        'The resemblance is tempting, and one should not lean on it. Their curve is about how things are measured over decades in a whole country. It says nothing about how deep a service desk will fall in September. A manager who excuses a bad year with the J-curve has borrowed a good paper for a purpose it cannot serve.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'Nobody has a formula for the depth of a dip. The model explains a trap without telling how many firms are caught in it. The hospital study is small, and success was judged by several signs at once. Taken together they support a direction: protect the time to learn, practice where the work is, watch teams. The size is yours to find.',
        'Nor does every fall deserve patience. Some are faults of design that look like slow learning. In Larkmoor’s story nearly half of the technicians failed a readiness test, most of them at one step that asked for a number nobody could read in the street. The lower limit and the review date exist for that reason: they say when patience ends, before anyone has grown attached to it.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Write the sum for your own switch on one line: people times output per day times working days times the share you expect to lose times what one lost unit costs. Halve it if you expect the loss to shrink evenly to nothing. Then write a second sum, at the lower limit. Take both to the sponsor, with three sentences: this is what it will cost if it goes as planned; this is what it costs at the level where we stop; on this day we look. Ask for a signature and for the target that comes down in those weeks.',
        'Then spend an hour on the question of who will be slow, and put a colleague beside them. An hour of help in the first week is worth a day of explanation in the fourth.',
      ],
      points: [
        'A level, a length, a price, a lower limit and a review date, before the switch.',
        'A lowered target in writing for the weeks of the dip.',
        'Practice in whole teams, at the place of work, close to the day.',
        'Figures by team and week, with the fastest of yesterday watched as closely as beginners.',
        'Below the lower limit, look for a fault in the design before you look for a fault in people.',
      ],
    },
  ],
  works: [
    'repenning-sterman-2001',
    'edmondson-bohmer-pisano-2001',
    'brynjolfsson-rock-syverson-2021',
    'baldwin-ford-1988',
    'blume-2010',
    'brynjolfsson-li-raymond-2025',
    'edmondson-1999',
  ],
}
