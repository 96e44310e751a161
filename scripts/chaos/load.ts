import { setTimeout as wait } from 'node:timers/promises'
import { buyCourse, type Learner } from '../provision/learner.ts'

const PAGES = ['/', '/auth', '/lesson-1', '/sample']
const THINKING_MS = 20

/** Buyers, readers and open tabs at a site, until told to stop; whatever went wrong is in `failures`. */
export function startTraffic(siteUrl: string, sandboxUrl: string) {
  const failures: string[] = []
  const learners: Learner[] = []
  const assets = new Set<string>()
  const counts = { purchases: 0, lessons: 0, quizzes: 0, pages: 0, assets: 0 }
  let isOver = false
  let buyers = 0

  const repeat = async (once: () => Promise<void>) => {
    while (!isOver) {
      await once().catch((error: Error & { cause?: Error }) => {
        failures.push(`${error.message}${error.cause ? ` (${error.cause.message})` : ''}`)
      })
      await wait(THINKING_MS)
    }
  }

  /** Everybody comes from an address of their own, so that no limit is met. */
  const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

  const buy = async () => {
    const number = ++buyers
    const learner = await buyCourse(siteUrl, sandboxUrl, `buyer-${number}@rolling.example`, addressOf(number))
    learners.push(learner)
    counts.purchases++
  }
  const learn = async () => {
    const learner = learners[Math.floor(Math.random() * learners.length)]
    if (!learner) return
    if (!(await learner.readLesson()).includes('<p>'))
      failures.push(`${learner.email} has paid and sees no lesson`)
    counts.lessons++
    if (counts.lessons % 5 > 0) return
    await learner.takeQuiz()
    counts.quizzes++
  }
  /** A tab asks again for whatever any page has ever named, as lazy parts of a page do. */
  const keepTab = async () => {
    const page = PAGES[counts.pages++ % PAGES.length]!
    const html = await (await read(page)).text()
    for (const [, asset] of html.matchAll(/"(\/assets\/[^"]+)"/g)) assets.add(asset!)
    for (const asset of [...assets].sort(() => Math.random() - 0.5).slice(0, 10)) {
      await (await read(asset)).arrayBuffer()
      counts.assets++
    }
  }
  const read = async (path: string): Promise<Response> => {
    const response = await fetch(siteUrl + path, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }

  const people = [buy, buy, learn, learn, learn, learn, keepTab, keepTab].map(repeat)
  return {
    failures,
    counts,
    assets,
    async stop() {
      isOver = true
      await Promise.all(people)
    },
  }
}
