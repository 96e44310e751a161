import type { Article } from '../types.ts'

export const lossObjectionSilence: Article = {
  slug: 'loss-objection-silence',
  title: 'Loss, objection, silence',
  summary:
    'Why stages of grief fail as a plan, how objections carry information, and why silence has to be asked about.',
  pages: [
    { lesson: 1, page: 2 },
    { lesson: 3, page: 1 },
  ],
  sections: [
    {
      heading: 'A curve that explains too much',
      paragraphs: [
        'Somewhere in most change programs hangs a curve that falls from shock through anger into a valley and climbs to acceptance. It descends from Elisabeth Kübler-Ross (1969), who had talked with dying patients and described what she heard. Her book changed how hospitals speak with the dying, and it said nothing about reorganizations. On its way to the office wall the description turned into a law: everybody passes through these stages, in this order, and a manager’s task is to help people along.',
        'Even for the loss of a person the law does not hold. Margaret Stroebe, Henk Schut and Kathrin Boerner (2017) collected the reasons against it. There is no sound evidence for the order. The stages explain little, and they do not tell a doctor who needs help. And they can do harm: those who do not pass through them may think that something is wrong with them, and those who comfort them wait for a phase that may never come.',
        'In organizations the curve does a further harm. It explains every reaction before anyone has listened to it. Someone who is angry about a printer that jams is in the second stage; someone who argues with the figures is in denial. Whatever people say confirms the curve, which is the mark of an explanation that can teach you nothing.',
      ],
    },
    {
      heading: 'What replaces it',
      paragraphs: [
        'William Bridges (1991) offers a plainer idea, for which he claims no stages in the blood. A change is an event; the transition to it takes longer; and it begins with an ending. The practical use is in the question: what, exactly, is over, and for whom? A desk, a title, a route, the phone that rang for one person. Losses of this kind can be pointed at. Some can be repaired, some paid for, some only acknowledged, and each of these is better than a curve.',
        'Eric Dent and Susan Goldberg (1999) went through the history of the phrase “resistance to change” and argue that it should be given up. People, they write, do not resist change as such. They may resist a loss of status, pay or comfort, and each of these has a name of its own. Shaul Oreg (2003) reminds us of the limit to that view: some people do find any change harder than others, and the difference can be measured. Both can be true. Temper explains why two colleagues at the next desk differ. It does not explain why one whole depot objects and another does not.',
      ],
    },
    {
      heading: 'Objections as information',
      paragraphs: [
        'Jeffrey Ford, Laurie Ford and Angelo D’Amelio (2008) turned the usual question round. What, they ask, did those who lead the change do that made the reaction sensible? Broken agreements come first on their list. An organization that promised in the last change that no one would lose by it, and then let it happen, has taught its people how to hear the next promise. John Wanous, Arnon Reichers and James Austin (2000) describe what may be left behind: a cynicism about change in which doubt that it will succeed is joined with blame for those who run it.',
        'The other half of their argument is about use. An objection keeps a change in conversation. Somebody who argues has read the plan, imagines working by it, and tells you where it fails, at no charge. Whoever labels this as resistance throws away the cheapest test the plan will ever get.',
        'Sandy Kristin Piderit (2000) adds a refinement that is easy to remember in a meeting. What somebody thinks, feels and intends may point in different directions. A planner can be convinced by the case, afraid of the month ahead and determined to do her part. Asked whether she is for it or against it, she cannot answer. Asked three questions, she will tell you which of the three needs attention.',
      ],
    },
    {
      heading: 'Silence',
      paragraphs: [
        'Elizabeth Morrison and Frances Milliken (2000) described how a whole organization can learn to say nothing. Managers fear bad news, people notice, and a shared belief grows that speaking up is dangerous or pointless. From above it looks like agreement. James Detert and Amy Edmondson (2011) later asked people what keeps them quiet, and found rules that hardly anyone had been taught: do not go over your boss’s head, do not embarrass the boss in front of others, do not speak without solid data. The rules helped to explain silence beyond what people said of their boss and their place of work. It is likely that many of them are older than the present job: earlier workplaces teach them, and school, and stories.',
        'Hence a leader’s sincere “my door is open” changes little. Edmondson (1999), in an earlier study of 51 teams, found that teams learned more where members believed that they could take a risk without being shamed. Such a belief is made of small experiences. Somebody reports a mistake, and what happens in the next thirty seconds is watched by everyone.',
        'Quiet may also mean contentment, ignorance or little effect. Lynne Herscovitch and John Meyer (2002) remind us of yet another kind: people who go along because they see no choice. They do what is required, seldom complain, and give nothing beyond it. A head count of objections will find none of them.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'Most of this literature is theory and survey. It has made the older picture, in which leaders are right and others resist, hard to defend. It has not shown that answering objections makes changes succeed, since no one has compared programs that answered with programs that did not. And it can be overdone in the other direction. Some objections are mistaken, some are self-interested, and a few are made in bad faith. To treat an objection as information means to check it. It does not mean to grant it.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Take the list on which your program keeps its risks and strike the words “resistance,” “acceptance” and “mindset” wherever they occur. In their place write one sentence that a named person said, with the day. If nobody can supply the sentence, write a date on which somebody will go and ask.',
        'Then look for the quietest unit. Go there without slides, and ask three people, one at a time, when the change last got in their way. If the answer is “never,” ask what they have been told. You will know within an hour which kind of silence you had.',
      ],
      points: [
        'Name losses as things one could point at, and settle them one by one.',
        'Ask separately what people think, what they feel and what they intend to do.',
        'Look for the broken promise of the last change before you make a new one.',
        'After bad news, mind the first thirty seconds: they set the price of the next report.',
        'Count questions by unit, and visit wherever the count is zero.',
      ],
    },
  ],
  works: [
    'stroebe-2017',
    'kubler-ross-1969',
    'bridges-1991',
    'ford-2008',
    'dent-goldberg-1999',
    'morrison-milliken-2000',
    'detert-edmondson-2011',
    'piderit-2000',
    'herscovitch-meyer-2002',
    'wanous-2000',
    'edmondson-1999',
    'oreg-2003',
  ],
}
