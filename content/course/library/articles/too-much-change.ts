import type { Article } from '../types.ts'

export const tooMuchChange: Article = {
  slug: 'too-much-change',
  title: 'Too much change',
  summary:
    'Fatigue as a feeling and as hours, why portfolios of change do not add up roles, and why the ten-percent rule is practice and no finding.',
  pages: [{ lesson: 3, page: 2 }],
  sections: [
    {
      heading: 'Two meanings of fatigue',
      paragraphs: [
        '“People here are tired of change” is said in every organization, and it can mean two things. It can mean that people feel there is too much of it. Or it can mean that the hours do not exist. The first is a perception, with a history; the second is a sum that somebody could do on a Monday morning. They call for different remedies, and are usually mixed up.',
        'Jeremy Bernerth, Jack Walker and Stanley Harris (2011) built a measure for the first. Their short scale asks people whether too many changes are being introduced, whether they are tired of them, whether they would like a period of stability. High answers went together with exhaustion, and exhaustion with lower commitment and thoughts of leaving. Alannah Rafferty and Mark Griffin (2006) took the perception apart. How often change comes, how deeply it reaches and how well it has been planned are felt as three things, and each went with uncertainty, satisfaction and thoughts of leaving in its own way. The lesson for anyone who leads is that the same number of changes can weigh differently, and that planning is part of the weight.',
        'John Wanous, Arnon Reichers and James Austin (2000) describe a possible residue: people expect nothing of the next change and blame those who bring it. Whatever else feeds such cynicism, changes that come and go without result are an easy way to learn it.',
      ],
    },
    {
      heading: 'Why nobody adds it up',
      paragraphs: [
        'Eric Abrahamson (2000) warned a quarter of a century ago against change piled on change. He proposed to alternate large changes with small ones that grow out of what is already there, and to give people time between them. It is good advice, and one reason why it is seldom followed lies in how organizations keep their books.',
        'Projects are counted by sponsor, by budget and by date. Steering groups see their own. A portfolio office, where one exists, adds up money and sometimes scarce specialists. Hardly anyone adds up what lands on a claims handler in the second week of October, because the claims handler is nobody’s cost center for change. Her hours are free in every business case. Each project asks for an hour and a half a week, which is modest; there are five projects.',
        'The person who could see it is her team leader, who receives all five. Julia Balogun and Gerry Johnson (2004) and Quy Huy (2001) have shown how much depends on people in that position, and it is they who are least able to say no upward. They do what a sensible person does between two orders: they choose. The change with the quietest sponsor is postponed without a word, and its project manager reports good progress, since the training has been delivered.',
      ],
    },
    {
      heading: 'The ledger and its rule',
      paragraphs: [
        'Lesson 3 proposes a ledger for one role: every change that touches it, whoever owns it, in hours per person and week, in blocks of four weeks. It is a crude instrument. The hours are estimates, people differ, and a quiet hour of reading tires less than an hour of being a beginner in front of customers. Its use lies in being added up. Up to ten percent of the week in a block is called bearable. Above that in one block, a target has to come down. Above it in two neighboring blocks, or above twenty in any, something will give.',
        'The course says plainly that these limits come from practice. There is no study that found ten percent. One can argue for a limit of about that size from the other end: a week has few hours that are free of fixed duties in most operational jobs, and people who learn need some of them for making mistakes. But anyone who has better figures for their own place should use them. What matters is that a limit was set before the quarrel began.',
        'Two refinements have proved useful. The first is to count the hours of helpers too. Super-users, testers and the colleague at the elbow are drawn from the same teams, and a ledger that leaves them out is short by the people who matter most. The second is to write down the end of each line. A change that takes half an hour a week for ever is heavier than it looks, and often nobody has decided that it should.',
      ],
    },
    {
      heading: 'Distance makes it worse',
      paragraphs: [
        'Some of the load is the loss of easy help. Longqi Yang and colleagues (2022) studied the records of 61,182 Microsoft employees when the firm began to work from home in 2020. Networks became more static and more siloed, with fewer ties between groups and less live conversation. A beginner who could once ask across the table now writes a message and waits. It would be too much to conclude that remote teams cannot change; the study is of one firm in an unusual half-year, and it measured communication, not learning. But it gives a reason to plan for help on purpose when people do not sit together, and to put the hours for it into the ledger.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'Studies of fatigue ask people how they feel, on one day, and ask the same people how exhausted they are. Some of the link will be due to that. Nobody has followed a group whose changes were really reduced and compared it with one whose changes were not. So we know that the feeling of too much goes with harm, and we do not know how much harm a given relief prevents.',
        'Nor does it follow that less change is always better. Some organizations have too little, too late. A program that is deferred to week 13 has a price, which somebody else pays: a legal deadline moves closer, a supplier is kept waiting, a colleague’s project ends a month late under her name. In Larkmoor’s story Lena Ortiz pays twice, since the first new date turns out to be the day of the switch. Deferring is a decision between two legitimate interests, and for that reason it belongs to a sponsor and into the open.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Ask one person in the role that carries most of your change to list everything that lands on them in the coming twelve weeks. Do not correct the list. Add the hours by block, divide by the contract, and compare the worst block with your limit. Then write one request, to one person, with one date: “I ask you to move this to then, by Friday.” If you own one of the projects on the list, begin with your own. Nothing makes the next request more credible.',
      ],
      points: [
        'Tell the feeling of too much from the hours, and ask about both.',
        'Add up roles, since portfolios add up projects.',
        'Count helpers and endings as well as courses.',
        'Lower a target in writing for every block above the limit.',
        'Announce what you deferred under your own name, with its price.',
      ],
    },
  ],
  works: [
    'abrahamson-2000',
    'bernerth-2011',
    'rafferty-griffin-2006',
    'balogun-johnson-2004',
    'huy-2001',
    'wanous-2000',
    'yang-2022',
  ],
}
