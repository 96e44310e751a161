import { mistakeText, publishCourse, readCourse, writeCourse } from '../../course/index.ts'
import { print, runCommand } from '../../operations/index.ts'
import type { Site } from '../../platform/site.ts'
import { withApp } from '../with-app.ts'

const usage = `npm run course -- export FOLDER   writes the course of this site into a new folder
npm run course -- check FOLDER    lists every mistake in such a folder, with file and line;
                                  without FOLDER, in the built-in course and its copy, content/
npm run course -- import FOLDER   publishes it: what has changed becomes a new version

Use the settings of the site for export and import; it may be running, and shows an import within seconds.
docs/your-own-course.md explains the files. Exit code 2: the folder has mistakes, and nothing was published.`

await runCommand({ usage }, async ([command, folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new Error(usage)
  if (command === 'export') return withApp(({ site }) => exportTo(site, folder))
  if (command !== 'check' && command !== 'import') throw new Error(usage)
  const { mistakes, folder: course } = await readCourse(folder)
  if (!course) {
    print(`The course has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:`)
    for (const mistake of mistakes) print(`  ${mistakeText(mistake)}`)
    process.exitCode = 2
  } else if (command === 'check') print('The course is complete.')
  else
    await withApp(async ({ site }) => {
      const changed = await publishCourse(site, course)
      for (const id of changed) print(`  ${id}`)
      print(changed.length === 0 ? 'Nothing has changed.' : `Published ${changed.length} new versions.`)
    })
})

async function exportTo(site: Site, folder: string): Promise<void> {
  const files = await writeCourse(site, folder)
  print(`Wrote ${files} files to ${folder}.`)
}
