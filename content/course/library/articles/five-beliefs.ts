import type { Article } from '../types.ts'

export const fiveBeliefs: Article = {
  slug: 'five-beliefs',
  title: 'Five beliefs in twenty answers',
  summary:
    'Readiness as something a group shares, the five questions as a poll of two minutes, and what the difference between two polls can and cannot tell you.',
  pages: [{ lesson: 2, page: 3 }],
  sections: [
    {
      heading: 'From messages to beliefs',
      paragraphs: [
        'Achilles Armenakis and Stanley Harris (2002) begin where most communication plans end. A message, they say, has done its work when five beliefs have formed in those who hear it: that something has to change, that this is the right thing, that we are able to do it, that those in charge mean it, and that it is acceptable to me. They then tell how they used the five in advising a company through a reorganization: in what was said, in who took part, and in the information that was made available. Lesson 2 turns the five into questions that people ask in private.',
        'Bryan Weiner (2009) looks at the same thing from the side of the group. Readiness, in his theory, is shared: members of an organization are resolved to carry a change through together and are confident that together they can. The point of the word “shared” is practical. A ward in which half of the nurses are eager and half have heard nothing has an average, and the average describes nobody. If a change needs people to hand work to each other, the least ready of them decides how the first week goes.',
        'Both papers argue more than they prove. The company in the first is one example, told by its advisers. The second is a theory, written so that others could test it, and instruments built on it have since been tried in health care. As a checklist before you write another message, the five have a merit that does not depend on proof: nearly every plan one meets has put most of its effort into the first.',
      ],
    },
    {
      heading: 'A poll of two minutes',
      paragraphs: [
        'Ask ten to twenty people of one group, one at a time, in the order in which they happen to come through the door. Five questions, three answers each: yes, no, don’t know. Promise that nobody’s name will be written down, and keep the promise. Write beside each “no” the first reason given, in the words used.',
        'Three things are then visible at a glance. The lowest yes is the open question of this group. The mixture of no and don’t know says what it asks for: a no calls for a remedy, a don’t know for information that may be lying in a drawer. And the reasons say which remedy. Nine people who say that they cannot do it may have nine reasons, or all of them may have failed at the same screen.',
        'The third answer is worth defending. Many questionnaires offer a scale from one to five, and those who know nothing about the matter choose the middle. Their three looks like lukewarm support and is ignorance. “Don’t know” is the most useful word in a poll about change, since of all obstacles it is the one that a message can remove.',
      ],
    },
    {
      heading: 'What twenty answers can bear',
      paragraphs: [
        'Small polls are rough, and one should know how rough. With the method of E. B. Wilson (1927) one can put a range around any share. If 6 of 20 say yes, the range that catches the share of a large group in nineteen samples out of twenty runs from 15 to 52 percent. If 16 of 20 say yes, between 58 and 92. Such ranges overlap when two results differ a little, and then it would be foolish to call one of the questions lower. They hardly touch when the results are as far apart as in most of the examples in lesson 2, where nearly everyone agrees that something is needed and almost nobody knows how to live with it.',
        'Where the group itself is small, the arithmetic is kinder. If you have asked 18 of 24 people, little is left to chance. The greater danger is in whom you missed: the night shift, the part-timers, those who went out of their way not to meet you. Write down who was absent before you write down the result.',
      ],
    },
    {
      heading: 'Two polls and a movement',
      paragraphs: [
        'One poll shows a state. To claim a movement you need a second, with the same questions, in the same group, at a similar hour of the week. Even then the movement has many parents. In Larkmoor’s story the share of dispatchers who could live with the change rose within six weeks, while a message was sent, a ranking was suspended and a chief operating officer came to the canteen. The course declines to say which of these did it, and you should decline too. A second group that was polled twice and had none of it would make the claim stronger. It is rarely available, and asking for it is a good habit.',
        'Watch, too, for movement in the wrong direction that is good news. When people learn what a change really asks of them, “can we do it?” often falls, and “don’t know” turns into “no.” A team that moves from not knowing to a well-founded no has come closer to the switch. It has told you what to repair.',
      ],
    },
    {
      heading: 'Uncertainty and fairness',
      paragraphs: [
        'Two other lines of research explain why the fourth and fifth questions weigh so much. Prashant Bordia and colleagues (2004) separated uncertainty about an organization’s strategy, about its structure, and about one’s own job, among the staff of a public organization. The three are answered by different people: the first by those at the top, the last only by somebody who knows your name. What management communicated went with less uncertainty of the first kind. Having a part in decisions went with less of the other two, and with feeling more in control.',
        'Joel Brockner and Batia Wiesenfeld (1996) gathered dozens of samples on how people react to decisions. A pattern runs through them: how fairly a decision was made matters most to those for whom it turned out badly. W. Chan Kim and Renée Mauborgne (1997) made the same point known to managers as fair process. For the fifth question this means that a bad answer, given in time, with reasons, by the right person, is received differently from the same bad answer found on a list. It remains a bad answer.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'No one has shown that a group with five high answers will change and one with five low answers will not. The beliefs are reported by the people themselves, and what people say in a poll may differ from what they do on a Tuesday. A high “can we” before the first real case is often the confidence of the untested. So treat the poll as a way of finding the next conversation. For the decision whether to switch, use proof on live-like work.',
        'T. J. Larkin and Sandar Larkin (1996) add a reason to mind the sender: frontline employees, they argue, are reached by their own supervisor, face to face. Whatever the poll tells you, let the answer to the fifth question come from there.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Choose one group of which you know least. Ask ten people the five questions before Wednesday. On Thursday write down the open question, the mixture of no and don’t know, and who was missing. On Friday do one thing about it, and put the date of the second poll into your diary, six weeks on.',
      ],
      points: [
        'Three answers for each question; a scale hides those who do not know.',
        'The first reason for every no, in the words used.',
        'A range beside every share, and the names of shifts that were missing.',
        'The same poll again after some weeks, before anyone claims success.',
        'A personal answer for the fifth question, from the person’s own manager.',
      ],
    },
  ],
  works: [
    'armenakis-harris-2002',
    'weiner-2009',
    'wilson-1927',
    'bordia-2004',
    'larkin-larkin-1996',
    'kim-mauborgne-1997',
    'brockner-wiesenfeld-1996',
  ],
}
