import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCaptured } from '../prepare.mjs'
import { copyProgram } from './copy-program.ts'

/** The parts of content/ that belong to the course itself. The rest works with any course. */
const COURSE = [
  'course/lessons',
  'course/images',
  'course/quizzes',
  'course/quizzes.ts',
  'course/exercises',
  'course/exercises.ts',
]

/** A copy of the program with another course and built pages. */
export async function copyWithCourse(content: string): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'course-copy-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    await copyProgram(root)
    for (const part of COURSE) await rm(join(root, 'content', part), { recursive: true })
    await cp(content, join(root, 'content'), { recursive: true })
    const { code, output } = await runCaptured(process.execPath, ['web/build.ts'], { cwd: root })
    if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
    return { root, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
