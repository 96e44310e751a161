import { importedCourse } from '../course.ts'
import type { Sample } from '../types.ts'

/** The public sample: the beginning of a lesson. */
export const sample = (): Omit<Sample, 'link'> => importedCourse()?.sample ?? builtInSample

/** The beginning of lesson 1, up to its first figure. A test compares it with the lesson. */
export const builtInSample: Omit<Sample, 'link'> = {
  title: 'Why Change Fails, and What the Evidence Really Says',
  eyebrow: 'Lesson 1, page 1: the opening',
  description:
    'Read the opening of the first lesson: why sound plans fail, what research knows about it, and where four million dollars went.',
  end: 'The lesson goes on: how to build a chain that multiplies, the running case, a checklist and an exercise on your own change.',
  html: `<p>The new purchasing system went live on the planned Monday, two percent under budget. There was cake. The
project manager was promoted, the consultants flew home, and the steering committee closed with every line of
its report in green. Seven months later an analyst in finance asked a plain question. The business case had
promised four million dollars a year. Where was it?</p>

<p>Each figure in the report was correct, and each covered only the part that its author owned. This page shows how
that happens, and what we do and do not know about failure, because a leader who starts from a false picture of the
odds prepares for the wrong thing.</p>

<h3>Where “seventy percent” comes from</h3>

<p>You have been told that 70 percent of change initiatives fail, probably by someone who was selling you
something. Here is where it comes from. In 1993 Michael Hammer and James Champy offered what they themselves
called an unscientific estimate: 50 to 70 percent of <em>reengineering</em> efforts missed the dramatic results
they aimed at. Two years later Hammer, writing with Steven Stanton, objected to the use that was made of it. By
2000 Michael Beer and Nitin Nohria could state in the <em>Harvard Business Review</em> that about 70 percent of
<em>all</em> change initiatives fail, with no study attached. When Mark Hughes (2011) examined five published uses
of the number, he found valid and reliable evidence behind none of them.</p>

<p>The figure does harm as well. It makes failure normal, so that it needs no explanation, and it makes any mediocre
result look like beating the odds. If somebody uses it on you, ask two questions: what do you count as a change,
and what do you count as failing?</p>

<h3>What we do know</h3>

<ul>
<li><strong>The danger lies in the extreme cases.</strong> Bent Flyvbjerg and Alexander Budzier (2011) studied 1,471 IT
projects. The mean cost overrun was 27 percent, which most budgets survive; but one project in six ran over by
200 percent on average. A later study of 5,392 IT projects, by Flyvbjerg and colleagues (2022), found extreme overruns
so common that the average predicts little. So leave “what usually happens?” to others, and ask “what would
make ours the one in six?” Then name the person who watches for it.</li>
<li><strong>How you decide shapes how people respond.</strong> Shaul Oreg, Maria Vakola and Achilles Armenakis
(2011) reviewed 79 quantitative studies from six decades. Trust in management, a real part in decisions, useful
information and a fair process go with better reactions; so, unsurprisingly, does having less to lose. Such
links may have other causes, so read them as association, short of proof.</li>
<li><strong>The models are partly tested.</strong> Jeroen Stouten, Denise Rousseau and David De Cremer (2018) set
the popular models beside the research. Many ingredients hold up. The recipes as a whole have hardly been tried
against each other. Treat a model as a list of good questions.</li>
</ul>

<h3>Three meanings of “done”</h3>

<ul>
<li><strong>Installed:</strong> it exists and it works.</li>
<li><strong>Adopted:</strong> the people it is for use it as designed, on an ordinary day, without being chased.
Lesson 3 counts this in two lines, doing it and doing it well, since the two often part company.</li>
<li><strong>Realized:</strong> the result that justified the money has appeared, and stays.</li>
</ul>

<p>Many quarrels about whether a change succeeded are two people using two of these words as if they were one.
Decide which you promised. If there was a business case, you promised the third.</p>

<h3>Worked example: where four million dollars went</h3>

<p><em>A fictional composite, with invented figures.</em> The company buys $50 million of supplies a year. The
case said: 80 percent of it through the new catalog, at a saving of 10 percent. That is $4.0 million. By month
seven the catalog offered items for 90 percent of that planned spend, because some supplier contracts were late.
Of the spend it could have served, 60 percent was ordered through it. And of the spend ordered through it, 70
percent went to the contracted item; the rest was typed in as free text, at the old price.</p>

<figure>
<img src="images/lesson-1-value-leak.svg" alt="Bar chart of a yearly saving shrinking in three steps.
Promised: 4.0 million dollars. After catalog coverage of 90 percent of planned spend: 3.6 million. After use for
60 percent of that: 2.2 million. After the right item for 70 percent of that: 1.5 million, which is 38 percent of
the promise." width="960" height="536" />
<figcaption>Three shares of the same spend, multiplied: 90% × 60% × 70% = 38%.</figcaption>
</figure>`,
}
